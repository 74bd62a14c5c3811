import { crc32, deflateRawSync } from 'node:zlib';
import readSheets from 'read-excel-file/node';

/** An archive as ZIP programs write it, packed. */
export const zipped = (entries: Readonly<Record<string, string | Buffer>>): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text as string);
    const packed = deflateRawSync(content, { level: 1 });
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), packed);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(Object.keys(entries).length, 8);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, listed, end]);
};

/** A workbook as a program writes it that is no Excel: sheets by name, each the XML of its rows. */
export const workbookOf = (sheets: Readonly<Record<string, string>>): Buffer => {
  const names = Object.keys(sheets);
  const each = (xml: (name: string, n: number) => string) => names.map((name, at) => xml(name, at + 1)).join('');
  const office = 'http://schemas.openxmlformats.org';
  return zipped({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${office}/package/2006/content-types"/>`,
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets>${each(
      (name, n) => `<sheet name="${name}" sheetId="${n}" r:id="rId${n}"/>`,
    )}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="${office}/package/2006/relationships">${each(
      (_, n) =>
        `<Relationship Id="rId${n}" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${n}.xml"/>`,
    )}</Relationships>`,
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<?xml version="1.0"?><worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>${sheets[name]}</sheetData></worksheet>`,
      ]),
    ),
  });
};

/** A row of cells: texts as they are, numbers as they would stand in the XML, such as '9.82400117E9'. */
export const rowOf = (
  n: number,
  cells: readonly (string | { readonly number: string } | { readonly error: string })[],
) =>
  `<row r="${n}">${cells
    .map((cell, at) => {
      const place = `r="${String.fromCharCode(65 + at)}${n}"`;
      if (typeof cell === 'string') return cell && `<c ${place} t="inlineStr"><is><t>${cell}</t></is></c>`;
      return 'number' in cell ? `<c ${place}><v>${cell.number}</v></c>` : `<c ${place} t="e"><v>${cell.error}</v></c>`;
    })
    .join('')}</row>`;

/** The first sheet of a workbook as a program of others reads it: rows by the names of its columns. */
export const rowsOfWorkbook = async (content: Buffer): Promise<Record<string, unknown>[]> => {
  const [sheet] = await readSheets(content);
  const [header = [], ...rows] = sheet!.data;
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [String(name), row[at]])));
};
