import { buffer } from 'node:stream/consumers';
import { newZip, openZip } from './zip.ts';

/** What a cell holds: a text stays one, so that '007' keeps its zeros; a number can be added up. */
export type Cell = string | number;

/**
 * A workbook of one sheet, written row by row; the first row is bold and stays in sight. `formats`: how the numbers of a
 * column are shown. The file is read from `output` while it is written.
 */
export const openSheet = (
  title: string,
  header: readonly string[],
  widths: readonly number[],
  formats: readonly (string | undefined)[] = [],
) => {
  const zip = openZip();
  const used = [...new Set(['General', ...formats])].filter((format) => format !== undefined);
  for (const [path, xml] of Object.entries(frame([title], used))) zip.add(path, xml);
  const columns = header.map((_, at) => columnName(at));
  const numberStyles = header.map((_, at) => 2 + used.indexOf(formats[at] ?? 'General'));
  let written = 0;
  const row = (cells: readonly Cell[], style = '') => {
    written += 1;
    // What is empty is left out, since every cell says where it stands.
    const filled = cells.map((given, at) => {
      const address = `${columns[at]}${written}`;
      if (typeof given === 'number') return `<c r="${address}" s="${numberStyles[at]}"><v>${given}</v></c>`;
      return given && cell(address, given, style);
    });
    return `<row r="${written}">${filled.join('')}</row>`;
  };
  const sheet = zip.open('xl/worksheets/sheet1.xml');
  const begun = sheet.write(`${sheetStart(widths)}${row(header, ' s="1"')}`);
  return {
    output: zip.output,
    add: async (rows: readonly (readonly Cell[])[]): Promise<void> => {
      await begun;
      await sheet.write(rows.map((cells) => row(cells)).join(''));
    },
    end: async (): Promise<void> => {
      await begun;
      await sheet.write('</sheetData></worksheet>');
      await sheet.end();
      zip.end();
    },
  };
};

/** The same, answered whole by `end`: only what is packed already stays in memory. */
export const newSheet = async (...given: Parameters<typeof openSheet>) => {
  const sheet = openSheet(...given);
  const packed = buffer(sheet.output);
  return {
    add: sheet.add,
    end: async (): Promise<Buffer> => {
      await sheet.end();
      return packed;
    },
  };
};

const cell = (address: string, text: string, style: string) =>
  `<c r="${address}"${style} t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

/** 'A' for the first, 'Z', then 'AA'. */
const columnName = (at: number): string =>
  (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/** Signs that XML cannot hold, or would not keep; sheets write them as _xHHHH_, and a text that looks so as well. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const coded = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[\da-f]{4}_)/gi;
const code = (sign: string) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const xmlText = (text: string) => text.replaceAll(coded, code).replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

const sheetStart = (widths: readonly number[]) => {
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
};

interface SheetOfWorkbook {
  readonly title: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A small workbook of several sheets, each cell a text, made at once. Columns are as wide as their longest text. */
export const newWorkbook = async (sheets: readonly SheetOfWorkbook[]): Promise<Buffer> => {
  const zip = newZip();
  for (const [path, xml] of Object.entries(frame(sheets.map(({ title }) => title)))) zip.add(path, xml);
  for (const [at, { header, rows }] of sheets.entries()) {
    const lines = [header, ...rows].map((cells, line) => {
      const filled = cells.map(
        (text, column) => text && cell(`${columnName(column)}${line + 1}`, text, line === 0 ? ' s="1"' : ''),
      );
      return `<row r="${line + 1}">${filled.join('')}</row>`;
    });
    const widths = header.map((_, column) =>
      Math.min(40, 2 + Math.max(...[header, ...rows].map((cells) => cells[column]?.length ?? 0))),
    );
    zip.add(`xl/worksheets/sheet${at + 1}.xml`, `${sheetStart(widths)}${lines.join('')}</sheetData></worksheet>`);
  }
  return zip.end();
};

/** The parts of a workbook beside its sheets, by their paths. `formats`: how numbers are shown, style 2 and on. */
const frame = (titles: readonly string[], formats: readonly string[] = []): Record<string, string> => ({
  '[Content_Types].xml': `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${titles.map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': relations('officeDocument', 'xl/workbook.xml'),
  'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${titles.map((title, at) => `<sheet name="${xmlText(title)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(
    ...titles.flatMap((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`]),
    'styles',
    'styles.xml',
  ),
  'xl/styles.xml': styles(formats),
});

/** Formats of one's own are counted from here on. */
const firstOwnFormat = 164;

/** Cells are of style 0, plain text ('@', format 49), of style 1, the same in bold, or numbers in one of the formats. */
const styles = (formats: readonly string[]): string => {
  const xf = (format: number, more = '') =>
    `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${more}/>`;
  const all = [
    xf(49),
    xf(49, ' applyFont="1"').replace('fontId="0"', 'fontId="1"'),
    ...formats.map((_, at) => xf(firstOwnFormat + at)),
  ];
  const own = formats.map(
    (format, at) => `<numFmt numFmtId="${firstOwnFormat + at}" formatCode="${xmlText(format)}"/>`,
  );
  const numFmts = own.length > 0 ? `<numFmts count="${own.length}">${own.join('')}</numFmts>` : '';
  return `${declaration}<styleSheet xmlns="${main}">${numFmts}<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${all.length}">${all.join('')}</cellXfs></styleSheet>`;
};

/** Kinds and targets by turns. */
const relations = (...given: string[]) => {
  const all = given.flatMap((kind, at) =>
    at % 2 === 0 ? [`<Relationship Id="rId${at / 2 + 1}" Type="${office}/${kind}" Target="${given[at + 1]}"/>`] : [],
  );
  return `${declaration}<Relationships xmlns="${packages}/relationships">${all.join('')}</Relationships>`;
};
