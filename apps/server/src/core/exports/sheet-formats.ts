import type { SheetFormat } from '@angan/contract/kit/list-export.ts';
import { type Cell, csvRow, csvStart, newSheet } from '../sheets/index.ts';
import type { Columns } from './cells.ts';

/** Takes records a piece at a time and keeps nothing of them but the file. */
export interface ExportWriter<Row> {
  add(rows: readonly Row[]): Promise<void>;
  end(): Promise<Buffer>;
}

/** A file that is one text after the other. */
export const textWriter = <Row>(start: string, textOf: (row: Row) => string): ExportWriter<Row> => {
  const pieces = [Buffer.from(start)];
  return {
    add: async (rows) => void pieces.push(Buffer.from(rows.map(textOf).join(''))),
    end: async () => Buffer.concat(pieces),
  };
};

interface SheetKind {
  readonly extension: string;
  readonly contentType: string;
  open<Row>(title: string, columns: Columns<Row>, cellsOf: (row: Row) => Cell[]): Promise<ExportWriter<Row>>;
}

/** How a sheet of a noun is written in each format. */
export const sheetKinds: Record<SheetFormat, SheetKind> = {
  CSV: {
    extension: 'csv',
    contentType: 'text/csv; charset=utf-8',
    open: async (_title, columns, cells) =>
      textWriter(csvStart + csvRow(Object.keys(columns)), (row) => csvRow(cells(row).map(String))),
  },
  XLSX: {
    extension: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    open: async (title, columns, cells) => {
      const all = Object.values(columns);
      const widths = all.map(({ width }) => width);
      const formats = all.map(({ format }) => format);
      const sheet = await newSheet(title, Object.keys(columns), widths, formats);
      return { add: (rows) => sheet.add(rows.map(cells)), end: sheet.end };
    },
  },
};
