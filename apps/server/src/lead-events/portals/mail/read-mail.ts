import type { LeadSource } from '@angan/domain/leads/index.ts';
import { mobileKey } from '@angan/domain/mobile.ts';
import { blankLead } from '../blank.ts';
import { fingerprint } from '../fingerprint.ts';
import type { ReadLead } from '../portal.ts';
import { withoutEntities } from '../read-xml.ts';
import { readTime } from '../times.ts';

const senders: readonly (readonly [RegExp, LeadSource])[] = [
  [/99\s?acres/i, '99acres'],
  [/magic\s?bricks/i, 'MagicBricks'],
  [/housing\.com|\bhousing\b/i, 'Housing'],
];

/** Labels before a value, by field, with ':', '-' or a tab between. */
const labels: readonly (readonly ['name' | 'phone' | 'email' | 'project' | 'message' | 'asked', RegExp])[] = [
  ['name', /^(?:buyer |sender |customer |contact )?(?:name|contact person)$/i],
  ['phone', /^(?:mobile|phone|contact)(?: ?(?:no|number))?\.?$/i],
  ['email', /^e-?mail(?: ?(?:id|address))?$/i],
  ['project', /^(?:property|project|interested in|listing)$/i],
  ['message', /^(?:message|query|requirement|comments?)$/i],
  ['asked', /^(?:date|received(?: on)?|posted on|sent)$/i],
];

/** Text of a mail that may have been copied with its tags: cells of a row stand on one line. */
const plainText = (text: string): string =>
  withoutEntities(
    text
      .replace(/<(?:style|script)\b[\s\S]{0,20000}?<\/(?:style|script)>/gi, ' ')
      .replace(/<\/t[dh]>\s*<t[dh][^>]*>/gi, '\t')
      .replace(/<br\s*\/?>|<\/(?:p|div|tr|li|h\d)>/gi, '\n')
      .replace(/<[a-z/!][^<>]{0,500}>/gi, ' ')
      .replaceAll('&nbsp;', ' '),
  );

/** A portal's mail about an enquiry, as it was pasted. What is not labelled in it is not guessed, but for a number. */
export const readMail = (pasted: string): { source: LeadSource | undefined; lead: ReadLead } => {
  const text = plainText(pasted);
  const fields = new Map<string, string>();
  const lines = text.split('\n').map((line) => line.replaceAll('\u00a0', ' ').trim());
  lines.forEach((line, at) => {
    const parts = /^([^:\t]{2,40}?)\s*(?::|\t| -+ | - |-(?=\s))\s*(.*)$/.exec(line);
    const found = parts && labels.find(([, label]) => label.test(parts[1]!.trim()));
    const value = parts?.[2]?.trim() || (found ? (lines[at + 1] ?? '') : '');
    if (found && value && !fields.has(found[0])) fields.set(found[0], value);
  });
  const said = (field: string) => fields.get(field) ?? '';
  const phone = said('phone') || (/(?:\+?91[-\s]?)?[6-9]\d{4}[-\s]?\d{5}(?!\d)/.exec(text)?.[0] ?? '');
  const email = said('email') || buyersMail(text);
  const subject = /(?:^|\n)subject\s*:\s*(.{3,200})/i.exec(text)?.[1]?.trim() ?? '';
  const name =
    said('name') ||
    (/(?:^|[\n:.]\s*)([\p{L}][\p{L} .']{1,50}?) has (?:shown interest|enquired|sent)/iu.exec(text)?.[1] ?? '');
  const from = /(?:^|\n)from\s*:\s*(.{3,200})/i.exec(text)?.[1] ?? '';
  const source = senders.find(([words]) => words.test(from))?.[1] ?? senders.find(([words]) => words.test(text))?.[1];
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

/** The first address that is not of a portal. */
const buyersMail = (text: string): string =>
  [...text.matchAll(/[^\s@<>"(),:;]{1,64}@[^\s@<>"(),:;]{1,100}\.[a-z]{2,24}/gi)]
    .map(([address]) => address)
    .find((address) => !/@(?:[\w-]+\.)*(?:99acres|magicbricks|housing|timesgroup)\.com$/i.test(address)) ?? '';
