import type { ContentLine } from './content-lines.ts';

/** A line of a card as it is meant. */
export interface Property {
  /** In capitals: 'TEL'. */
  readonly name: string;
  readonly group: string;
  /** 'CELL', 'PREF', in capitals. */
  readonly types: readonly string[];
  /** As text, still with its escapes. */
  readonly value: string;
}

/** Reads the head of a line, and its value by the encoding and the letters that the head names. */
export const propertyOf = ({ head, group, value }: ContentLine): Property => {
  const [name = '', ...parameters] = head.split(';').map((part) => part.trim());
  const types: string[] = [];
  let charset = '';
  let isQuoted = false;
  for (const parameter of parameters) {
    const [key = '', given] = parameter.toUpperCase().split('=', 2) as [string, string | undefined];
    // Version 2.1 writes the type without its name.
    if (given === undefined || key === 'TYPE') types.push(...(given ?? key).replaceAll('"', '').split(','));
    if (key === 'CHARSET') charset = given ?? '';
    if (key === 'PREF') types.push('PREF');
    if ((given ?? key) === 'QUOTED-PRINTABLE') isQuoted = true;
  }
  return { name: name.toUpperCase(), group, types, value: textOf(isQuoted ? unquoted(value) : value, charset) };
};

const textOf = (bytes: Buffer, charset: string): string => {
  try {
    return new TextDecoder(charset || 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    // An encoding that nobody knows, or not what it says.
    return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
  }
};

const isUtf8 = (bytes: Buffer) => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** '=E0=AA=AE' as bytes. A sign of equality that is none of those stays. */
const unquoted = (bytes: Buffer): Buffer =>
  Buffer.from(
    bytes
      .toString('latin1')
      .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/** The parts of a value that has several, such as a name: split at ';' that nothing escapes. */
export const partsOf = (value: string): string[] => splitAt(value, ';').map(unescaped);

/** The members of a list, split at ','. */
export const listOf = (value: string): string[] => splitAt(value, ',').map(unescaped).filter(Boolean);

const splitAt = (value: string, sign: ';' | ','): string[] => {
  const parts = [''];
  for (const [piece] of value.matchAll(/\\[\s\S]|[^\\]|\\$/g)) {
    if (piece === sign) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts;
};

export const unescaped = (text: string): string =>
  text.replaceAll(/\\([nN\\,;:])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign)).trim();
