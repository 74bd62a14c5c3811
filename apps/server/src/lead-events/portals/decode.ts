/** Bytes as text: by the character set that is named, as UTF-8 where they are it, else as Windows has Latin. */
export const decode = (bytes: Buffer, contentType = ''): string => {
  const named = /charset\s*=\s*"?([\w-]{2,20})/i.exec(contentType)?.[1] ?? declared(bytes) ?? markOf(bytes);
  for (const charset of [named, 'utf-8']) {
    if (!charset) continue;
    try {
      return clean(new TextDecoder(charset, { fatal: true }).decode(bytes));
    } catch {
      // Named wrongly, or not known: the next is tried.
    }
  }
  return clean(new TextDecoder('windows-1252').decode(bytes));
};

const declared = (bytes: Buffer): string | undefined =>
  /^\s{0,4}<\?xml[^>]{0,200}encoding\s*=\s*["']([\w-]{2,20})["']/i.exec(bytes.subarray(0, 300).toString('latin1'))?.[1];

const markOf = (bytes: Buffer): string | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
};

/** Without what the database cannot keep, and without the mark of the byte order. */
const clean = (text: string): string =>
  text
    .replaceAll('\0', '')
    .replace(/^\ufeff/, '')
    .toWellFormed();
