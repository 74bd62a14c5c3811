import { leadPushLimits } from '@angan/contract/lead-events/webhook.ts';
import { keepable } from '../../core/database/keepable.ts';
import { decode } from './decode.ts';
import type { Incoming, Unread } from './portal.ts';
import { hasDocumentType, readXml, type Xml } from './read-xml.ts';

/** A message told apart by what it is, whatever its content type says. */
export type Message =
  | { readonly is: 'xml'; readonly root: Xml; readonly text: string }
  | { readonly is: 'rows'; readonly rows: readonly Row[] }
  | { readonly is: 'unread'; readonly why: Unread };
export type Row = Readonly<Record<string, unknown>>;

/** Names under which a list, or the one enquiry, may lie. */
const wrappers = ['leads', 'data', 'results', 'lead', 'leadpojo', 'payload'];
/** Fields that hold a whole message of another kind. */
const carriers = ['xml', 'json', 'data', 'payload', 'lead'];
const encryptedNames = ['payload', 'data', 'encrypted_data', 'encrypteddata'];

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a message: XML, JSON, a form, or the query of the address where there is no body. */
export const readMessage = (message: Incoming): Message => {
  if (message.body.length > leadPushLimits.bytes) return { is: 'unread', why: 'tooLarge' };
  const text = decode(message.body, message.contentType).trim();
  const read = text === '' ? rowsOf([message.query]) : readText(text, message.contentType);
  if (read.is !== 'rows') return read;
  // What stands in the address is said of each enquiry, where the body does not say otherwise.
  const rows = text === '' ? read.rows : read.rows.map((row) => ({ ...message.query, ...row }));
  return rows.length > leadPushLimits.rows ? { is: 'unread', why: 'tooLarge' } : { is: 'rows', rows };
};

const readText = (text: string, contentType: string, depth = 0): Message => {
  if (text.startsWith('<')) {
    if (hasDocumentType(text)) return { is: 'unread', why: 'document' };
    const root = readXml(text);
    return root ? { is: 'xml', root, text } : { is: 'unread', why: 'notRead' };
  }
  if (/^[[{]/.test(text)) {
    try {
      return rowsOf(keepable(JSON.parse(text)));
    } catch {
      return { is: 'unread', why: 'notRead' };
    }
  }
  if (depth > 0 || !/=/.test(text) || /json|xml/i.test(contentType)) return { is: 'unread', why: 'notRead' };
  return readForm(text, contentType);
};

const readForm = (text: string, contentType: string): Message => {
  const form = /multipart/i.test(contentType) ? multipartOf(text, contentType) : entriesOf(new URLSearchParams(text));
  for (const name of carriers) {
    const inside = form[name]?.trim();
    if (inside && /^[<[{]/.test(inside)) return readText(inside, '', 1);
  }
  return rowsOf(form);
};

const entriesOf = (params: URLSearchParams) => Object.fromEntries([...params].slice(0, 200));

/** The plain fields of a form in parts; no portal sends files. */
const multipartOf = (text: string, contentType: string): Record<string, string> => {
  const boundary = /boundary="?([^";]{1,100})/i.exec(contentType)?.[1];
  if (!boundary) return {};
  const fields = text
    .split(`--${boundary}`)
    .slice(1, 200)
    .flatMap((part) => {
      const [head = '', ...rest] = part.replace(/^\r?\n/, '').split(/\r?\n\r?\n/);
      const name = /name="([^"]{1,100})"/i.exec(head)?.[1];
      return name ? [[name, rest.join('\n\n').trim()] as const] : [];
    });
  return Object.fromEntries(fields);
};

/** One enquiry, a list of them, or either under one of the usual names, as deep as portals have been seen to wrap them. */
const rowsOf = (value: unknown, depth = 0): Message => {
  if (Array.isArray(value)) return { is: 'rows', rows: value.filter(isRow) };
  if (!isRow(value)) return { is: 'unread', why: 'notRead' };
  const names = new Map(Object.keys(value).map((name) => [name.toLowerCase(), name]));
  if (depth < 3)
    for (const wrapper of wrappers) {
      const name = names.get(wrapper);
      const inside = name === undefined ? undefined : value[name];
      if (Array.isArray(inside) || isRow(inside)) return rowsOf(inside, depth + 1);
    }
  if (isEncrypted(value)) return { is: 'unread', why: 'encrypted' };
  return Object.keys(value).length === 0 ? { is: 'unread', why: 'notRead' } : { is: 'rows', rows: [value] };
};

/** A long word in the place of an object, beside hardly anything else. */
const isEncrypted = (row: Row): boolean => {
  const found = Object.entries(row).find(([name]) => encryptedNames.includes(name.toLowerCase()));
  return (
    found !== undefined &&
    Object.keys(row).length <= 3 &&
    typeof found[1] === 'string' &&
    /^[A-Za-z\d+/=_:.-]{40,}$/.test(found[1])
  );
};
