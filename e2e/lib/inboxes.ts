import { inject } from 'vitest';
import { patience } from './browser.ts';

/** What the product sent to people, as its sandbox received it. */

interface Mail {
  subject: string;
  text: string;
  links: string[];
}
interface Sms {
  text: string;
  variables: Record<string, string>;
}

const pauseMs = 50;

const arrived = async <T>(path: string, isIt: (one: T) => boolean): Promise<T> => {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    const all = (await (await fetch(`${inject('sandboxUrl')}/_control/${path}`)).json()) as T[];
    const found = all.find(isIt);
    if (found) return found;
    await new Promise((resume) => setTimeout(resume, pauseMs));
  }
  throw new Error(`Nothing of that kind came to ${path}`);
};

/** The newest mail to an address with this subject, once it is there. */
export const mailTo = (email: string, subject: string): Promise<Mail> =>
  arrived<Mail>(`mails?to=${encodeURIComponent(email)}`, (mail) => mail.subject === subject);

/** The link of the newest mail to an address with this subject that leads to a page of ours. */
export const linkTo = async (email: string, subject: string, page: string): Promise<string> => {
  const { links } = await mailTo(email, subject);
  const link = links.find((one) => new URL(one).pathname.startsWith(page));
  if (!link) throw new Error(`No link to ${page} in '${subject}'`);
  return link;
};

/** The newest SMS to a number, once it is there. */
export const smsTo = (mobile: string): Promise<Sms> => arrived<Sms>(`sms?to=${mobile}`, () => true);

/** The code that was sent to a number last. */
export const codeTo = async (mobile: string): Promise<string> => (await smsTo(mobile)).variables.otp!;

/** The code that was sent to a number after another, once it is there. */
export const codeAfter = async (mobile: string, before: string): Promise<string> =>
  (await arrived<Sms>(`sms?to=${mobile}`, ({ variables }) => Boolean(variables.otp) && variables.otp !== before))
    .variables.otp!;

/** The code that was mailed to an address last. */
export const mailedCodeTo = async (email: string): Promise<string> => {
  const isOne = /^(\d{6}) is your Angan code$/;
  const { subject } = await arrived<Mail>(`mails?to=${encodeURIComponent(email)}`, (mail) => isOne.test(mail.subject));
  return isOne.exec(subject)![1]!;
};
