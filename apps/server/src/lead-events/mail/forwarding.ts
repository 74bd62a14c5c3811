/** A mail service's question whether it may forward somebody's mails here. */
export interface Forwarding {
  /** Whose mails. */
  readonly mailbox: string;
  readonly code: string;
  /** Where Gmail takes the answer by a press; '' where there is none. */
  readonly link: string;
}

interface Mail {
  readonly from: string;
  readonly subject: string;
  readonly text: string;
}

/** Gmail's question, which it asks the address that somebody entered; undefined in every other mail. */
export const forwardingIn = ({ from, subject, text }: Mail): Forwarding | undefined => {
  if (from.toLowerCase() !== 'forwarding-noreply@google.com') return undefined;
  const code = /\(#(\d{6,12})\)/.exec(subject)?.[1] ?? /confirmation code:\s{0,5}(\d{6,12})/i.exec(text)?.[1] ?? '';
  const words = `${subject}\n${text}`.slice(0, 20_000).split(/[\s<>]/);
  const mailbox = words.find((one) => /^[^@]{1,64}@[^@]{3,190}$/.test(one)) ?? '';
  const link = words.find(isOfGoogle) ?? '';
  return code && mailbox ? { mailbox, code, link } : undefined;
};

/** What is pressed in settings leads to Google and nowhere else, whoever wrote the mail. */
const isOfGoogle = (word: string): boolean => {
  if (!word.startsWith('https://') || word.length > 1000) return false;
  try {
    const { hostname, pathname } = new URL(word);
    return /^(?:mail|mail-settings)\.google\.com$/.test(hostname) && pathname.startsWith('/mail/vf');
  } catch {
    return false;
  }
};
