import { beginningOf } from '@angan/domain/beginning.ts';
import { withoutEntities } from './read-xml.ts';

/** The fields of one enquiry whatever the message was: their names in small letters without signs, their values as text. */
export type Fields = ReadonlyMap<string, string>;

/** Characters of a value; a message of a person is never as long. */
const most = 4000;

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, '');

/** Fields of an element, an object of JSON or a form; a part with parts gives its own, a list its words. */
export const fieldsOf = (...records: readonly unknown[]): Fields => {
  const fields = new Map<string, string>();
  const put = (name: string, value: unknown) => {
    const text = textOf(value);
    if (text !== '' && !fields.get(name)) fields.set(name, beginningOf(text, most));
  };
  for (const record of records) {
    if (typeof record !== 'object' || record === null || Array.isArray(record)) continue;
    for (const [name, value] of Object.entries(record).slice(0, 200)) {
      put(plain(name), value);
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        for (const [inner, own] of Object.entries(value).slice(0, 50))
          if (inner.startsWith('@')) put(plain(`${name}${inner}`), own);
    }
  }
  return fields;
};

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return tidy(withoutEntities(value));
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) return value.slice(0, 50).map(textOf).filter(Boolean).join(', ');
  if (typeof value === 'object' && value !== null && '#text' in value) return textOf(value['#text']);
  return '';
};

/** Without tags, which no field of a lead has a use for, and without signs that are not seen. */
const tidy = (text: string): string =>
  text
    .replace(/<\/?[a-z!][^<>]{0,500}>/gi, ' ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();

/** The first of these fields that says something; words that stand for nothing are nothing. */
export const pick = (fields: Fields, ...names: readonly string[]): string => {
  for (const name of names) {
    const value = fields.get(name);
    if (value && !/^(?:null|undefined|n\/?a|none|-+)$/i.test(value)) return value;
  }
  return '';
};

/** A number of rupees; null where there is none. */
export const rupeesOf = (text: string): number | null => {
  const amount = Number(text.replace(/[,\s]|rs\.?|inr|₹/gi, ''));
  return text !== '' && Number.isFinite(amount) && amount > 0 && amount < 1e12 ? Math.round(amount) : null;
};
