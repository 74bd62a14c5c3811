/** Papers of office programs are ZIP archives: what they are, the names of their parts tell. */
const mainParts = {
  'word/document.xml': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'xl/workbook.xml': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A part that holds macros: programs that run when the paper is opened. */
const macros = /vbaProject\.bin$/i;

/** The content type of a Word document or Excel workbook by its parts; undefined for everything else, or with macros. */
export const officeTypeOf = (content: Uint8Array): string | undefined => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (!bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return undefined;
  const names = partNames(bytes);
  if (!names.includes('[Content_Types].xml') || names.some((name) => macros.test(name))) return undefined;
  return Object.entries(mainParts).find(([part]) => names.includes(part))?.[1];
};

/** The names in the directory at an archive's end; none where it has no such directory. Nothing is unpacked. */
const partNames = (bytes: Buffer): string[] => {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || end + 22 > bytes.length) return [];
  const names: string[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) return [];
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    names.push(bytes.toString('utf8', at + 46, nameEnd));
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return names;
};
