import { mailSenderIn, mailSenderOf } from '@angan/domain/leads/index.ts';
import { mobileKey } from '@angan/domain/mobile.ts';
import { blankLead } from '../blank.ts';
import { fingerprint } from '../fingerprint.ts';
import type { ReadLead } from '../portal.ts';
import { withoutEntities } from '../read-xml.ts';
import { readTime } from '../times.ts';

/** Labels before a value, by field, with ':', '-' or a tab between. */
const labels: readonly (readonly ['name' | 'phone' | 'email' | 'project' | 'message' | 'asked', RegExp])[] = [
  ['name', /^(?:buyer |sender |customer |contact )?(?:name|contact person)$/i],
  ['phone', /^(?:mobile|phone|contact)(?: ?(?:no|number))?\.?$/i],
  ['email', /^e-?mail(?: ?(?:id|address))?$/i],
  ['project', /^(?:property|project|interested in|listing)$/i],
  ['message', /^(?:message|query|requirement|comments?)$/i],
  ['asked', /^(?:date|received(?: on)?|posted on|sent)$/i],
];

/** A text without what stands in its styles and scripts. */
const withoutCode = (text: string): string => {
  const [first = '', ...further] = text.split(/<(?=style\b|script\b)/i);
  const after = (piece: string) => {
    const end = piece.search(/<\/(?:style|script)>/i);
    return end < 0 ? '' : piece.slice(piece.indexOf('>', end) + 1);
  };
  return [first, ...further.map(after)].join(' ');
};

/** Text of a mail that may have been copied with its tags: cells of a row stand on one line. */
export const plainText = (text: string): string =>
  withoutEntities(
    withoutCode(text)
      .replace(/<\/t[dh]>\s*<t[dh][^>]*>/gi, '\t')
      .replace(/<br\s*\/?>|<\/(?:p|div|tr|li|h\d)>/gi, '\n')
      // An address stands in the same signs as a tag.
      .replace(/<([^<>\s@]{1,64}@[^<>\s@]{1,190})>/g, ' $1 ')
      .replace(/<[a-z/!][^<>]{0,500}>/gi, ' ')
      .replaceAll('&nbsp;', ' '),
  );

/**
 * A portal's mail about an enquiry, as it was pasted or forwarded, and the portal's name where the mail tells it. What is
 * not labelled in it is not guessed, but for a number.
 */
export const readMail = (pasted: string): { source: string | undefined; lead: ReadLead } => {
  const text = plainText(pasted);
  const fields = new Map<string, string>();
  const lines = text.split('\n').map((line) => line.replaceAll('\u00a0', ' ').trim());
  lines.forEach((line, at) => {
    const end = line.slice(0, 60).search(/[:\t]| -|-\s/);
    const label = line.slice(0, Math.max(0, end)).trim();
    const found = labels.find(([, pattern]) => pattern.test(label));
    const value = line.slice(end).replace(/^[\s:-]+/, '') || (found ? (lines[at + 1] ?? '') : '');
    if (found && value && !fields.has(found[0])) fields.set(found[0], value);
  });
  const said = (field: string) => fields.get(field) ?? '';
  const phone = said('phone') || (/(?:\+?91[-\s]?)?[6-9]\d{4}[-\s]?\d{5}(?!\d)/.exec(text)?.[0] ?? '');
  const email = said('email') || buyersMail(text);
  const subject = headed(lines, 'subject');
  const name = said('name') || nameInSentence(text);
  const source = mailSenderOf(addressIn(headed(lines, 'from'))) ?? mailSenderIn(text);
  const message = said('message');
  const project = said('project');
  return {
    source,
    lead: {
      ...blankLead,
      external_ref: fingerprint(mobileKey(phone) ?? phone, email, said('asked'), project || subject, message),
      asked_at: readTime(said('asked')),
      name: name.slice(0, 100),
      phone,
      email,
      message,
      label: project || subject,
      project: '',
      is_deal_weak: true,
      raw: pasted,
    },
  };
};

/** What stands behind 'Subject:' at the beginning of a line, the first that says anything. */
const headed = (lines: readonly string[], name: string): string => {
  for (const line of lines) {
    const end = line.indexOf(':');
    if (end < 0 || line.slice(0, end).trim().toLowerCase() !== name) continue;
    const said = line.slice(end + 1).trim();
    if (said !== '') return said.slice(0, 200);
  }
  return '';
};

/** 'Test Buyer' of 'Test Buyer has shown interest in your property'. */
const nameInSentence = (text: string): string => {
  const end = text.search(/ has (?:shown interest|enquired|sent)/i);
  const before = text.slice(Math.max(0, end - 60), Math.max(0, end));
  const name = before
    .split(/[\n:.]/)
    .at(-1)!
    .trim();
  return /^[\p{L}\p{M} ']{2,50}$/u.test(name) ? name : '';
};

const isAddress = (word: string): boolean => {
  const [name, domain, further] = word.split('@');
  return Boolean(name && domain?.includes('.')) && further === undefined && word.length <= 190;
};

const addressesIn = (text: string): string[] => text.split(/[\s<>"(),:;]/).filter(isAddress);

/** The address in 'Test Buyer <buyer@example.com>'; '' where there is none. */
const addressIn = (text: string): string => addressesIn(text)[0] ?? '';

/** The first address of somebody who can be written to: of no portal, and none that takes no mail. */
const buyersMail = (text: string): string =>
  addressesIn(text).find((one) => !mailSenderOf(one) && !/^(?:no-?reply|do-?not-?reply|mailer-daemon)@/i.test(one)) ??
  '';
