import { mailSenderOf } from '@angan/domain/leads/index.ts';
import { type ParsedMail, simpleParser } from 'mailparser';
import { fingerprint } from '../portals/fingerprint.ts';
import type { ReadLead } from '../portals/index.ts';
import { plainText, readMail } from '../portals/mail/read-mail.ts';
import { type Forwarding, forwardingIn } from './forwarding.ts';

/** What a mail holds. `source_name`: the portal that wrote it; null where it is none that is known. */
export type ReadMessage =
  | { readonly kind: 'lead'; readonly source_name: string | null; readonly lead: ReadLead }
  | { readonly kind: 'forwarding'; readonly asked: Forwarding }
  | { readonly kind: 'unread'; readonly source_name: string | null; readonly raw: string };

/** Signs of a mail that are read and kept; a portal's has some thousand. */
const longest = 50_000;
/** Signs of what somebody wrote who is no portal. */
const ownWords = 2000;

/** Reads a mail as it came over the wire. One that cannot be taken apart at all is kept as it is. */
export const readMessage = async (bytes: Buffer, now: Date): Promise<ReadMessage> => {
  let mail: ParsedMail;
  try {
    mail = await simpleParser(bytes, {
      ...{ skipHtmlToText: true, skipTextToHtml: true, skipTextLinks: true, skipImageLinks: true },
      maxHtmlLengthToParse: 0,
    });
  } catch {
    return { kind: 'unread', source_name: null, raw: bytes.toString('latin1').slice(0, longest) };
  }
  const from = mail.from?.value[0] ?? { address: '', name: '' };
  const subject = (mail.subject ?? '').slice(0, 300);
  const asked = forwardingIn({ from: from.address ?? '', subject, text: mail.text ?? '' });
  if (asked) return { kind: 'forwarding', asked };
  return readWords({
    from: { address: from.address ?? '', name: from.name },
    ...{ subject, texts: bodiesOf(mail), id: mail.messageId ?? '' },
    sent: mail.date && mail.date <= now ? mail.date : undefined,
  });
};

/** Both forms of a mail as plain text, what it means to be read first; a form may say less than the other. */
const bodiesOf = (mail: ParsedMail): string[] => {
  const html = typeof mail.html === 'string' ? plainText(mail.html.slice(0, longest * 4)) : '';
  return [mail.text ?? '', html].map((one) => one.trim().slice(0, longest)).filter((one) => one !== '');
};

interface Words {
  readonly from: { readonly address: string; readonly name: string };
  readonly subject: string;
  readonly texts: readonly string[];
  /** What its sender calls it: told again, it is the same mail. */
  readonly id: string;
  readonly sent: Date | undefined;
}

const readWords = ({ from, subject, texts, id, sent }: Words): ReadMessage => {
  const head = [`From: ${from.name} <${from.address}>`, `Subject: ${subject}`, ''];
  const readings = texts.map((text) => readMail([...head, text].join('\n')));
  const { lead, source } = readings.find(({ lead }) => lead.phone !== '') ??
    readings[0] ?? { ...readMail(head.join('\n')) };
  const { raw } = lead;
  const portal = mailSenderOf(from.address);
  const source_name = portal ?? source ?? null;
  // A newsletter has an address to answer to, and is no enquiry.
  if (lead.phone === '' && !(source_name && lead.email && lead.email !== from.address))
    return { kind: 'unread', source_name, raw };
  const isOwn = source_name === null;
  return {
    kind: 'lead',
    source_name,
    lead: {
      ...lead,
      external_ref: fingerprint(id || raw),
      asked_at: lead.asked_at ?? sent?.toISOString() ?? null,
      name: lead.name || (isOwn ? from.name.slice(0, 100) : ''),
      message: lead.message || (isOwn ? (texts[0] ?? '').slice(0, ownWords) : ''),
    },
  };
};
