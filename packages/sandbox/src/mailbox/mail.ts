import { type AddressObject, simpleParser } from 'mailparser';

/** A mail that was delivered, as a person and a test want to see it. */
export interface Mail {
  id: number;
  received_at: string;
  from: string;
  /** The addresses it was delivered to, which hidden copies are part of. */
  to: string[];
  subject: string;
  text: string;
  html: string | null;
  /** Every address that a reader could click, without repetition. */
  links: string[];
  attachments: { filename: string; content_type: string; size: number }[];
}

const textOf = (address: AddressObject | AddressObject[] | undefined): string =>
  [address ?? []]
    .flat()
    .map(({ text }) => text)
    .join(', ');

const unescaped = (attribute: string): string => attribute.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=');

function linksOf(text: string, markup: string | null): string[] {
  const clickable = [...(markup ?? '').matchAll(/<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)];
  const written = text.match(/https?:\/\/[^\s<>"'\])]+/g) ?? [];
  const found = [...clickable.map(([, double, single]) => unescaped(double ?? single ?? '')), ...written];
  return [...new Set(found.map((link) => link.replace(/[.,;:!?]+$/, '')).filter((link) => /^https?:/i.test(link)))];
}

/** Reads a mail as it came over the wire; `recipients` are the envelope's. */
export async function readMail(raw: Buffer, recipients: string[]): Promise<Omit<Mail, 'id'>> {
  const parsed = await simpleParser(raw, { skipTextToHtml: true });
  const markup = parsed.html || null;
  const text = parsed.text ?? '';
  return {
    received_at: new Date().toISOString(),
    from: textOf(parsed.from),
    to: recipients,
    subject: parsed.subject ?? '',
    text,
    html: markup,
    links: linksOf(text, markup),
    attachments: parsed.attachments.map(({ filename, contentType, size }) => ({
      filename: filename ?? 'without a name',
      content_type: contentType,
      size,
    })),
  };
}
