import { sql } from 'kysely';
import { inHalves } from '../../core/database/in-halves.ts';
import { withoutSecrets } from '../../core/jobs/error-text.ts';
import { type Cell, type OpenZip, openSheet } from '../../core/sheets/index.ts';
import { listPiece } from './list-sheets.ts';
import type { Sheet, SheetPiece } from './sheet.ts';
import type { Source } from './source.ts';

/** Rows of one workbook; a sheet may have 1,048,576. What is beyond goes into the next one. */
const mostRows = 1_000_000;
/** Signs that a cell may hold; a workbook with more in one is taken for damaged. */
const mostSigns = 32_000;

export interface Written {
  readonly file: string;
  readonly rows: number;
}

/** Writes the rows of a sheet into workbooks of the archive, a piece at a time. Nothing is written of one without rows. */
export const writeSheet = async (zip: OpenZip, sheet: Sheet, source: Source): Promise<Written[]> => {
  const written: Written[] = [];
  let book: Awaited<ReturnType<typeof openBook>> | undefined;
  for (let after: number | undefined = 0; after !== undefined; ) {
    const piece: SheetPiece = await pieceAfter(sheet, after, source);
    const rows = piece.rows.flatMap(({ id, cells }) => {
      if (!(cells instanceof Error)) return [cutCells(sheet, id, cells, source)];
      source.leftOut.note(`${sheet.title} ${id}`, withoutSecrets(cells));
      return [];
    });
    if (book && book.rows + rows.length > mostRows) {
      written.push(await book.end());
      book = undefined;
    }
    if (rows.length > 0) {
      book ??= openBook(zip, sheet, written.length);
      await book.add(rows);
    }
    await source.wrote(rows.length);
    after = piece.last;
  }
  if (book) written.push(await book.end());
  return written;
};

/** The next rows. One that cannot be read is set aside, and its piece read around it. */
const pieceAfter = (sheet: Sheet, after: number, { inStep, leftOut }: Source): Promise<SheetPiece> =>
  inHalves<SheetPiece>(
    listPiece,
    (count) => inStep((context) => sheet.read(context, after, count)),
    async (error) => {
      const last = await inStep(async ({ actor, db }) => {
        const { rows } = await sql<{ id: number }>`
          select id from ${sql.table(sheet.table)} where company_id = ${actor.companyId} and id > ${after}
             ${sheet.hasDeleted ? sql`and not is_deleted` : sql``} order by id limit 1`.execute(db);
        return rows[0]?.id;
      });
      if (last !== undefined) leftOut.note(`${sheet.title} ${last}`, withoutSecrets(error));
      return { rows: [], last };
    },
  );

const cutCells = (sheet: Sheet, id: number, cells: readonly Cell[], { leftOut }: Source): readonly Cell[] =>
  cells.map((cell, at) => {
    if (typeof cell !== 'string' || cell.length <= mostSigns) return cell;
    leftOut.note(`${sheet.title} ${id}`, `${sheet.header[at]} is cut after ${mostSigns} signs`);
    return cell.slice(0, mostSigns);
  });

/** A workbook that goes into the archive while it is written. */
const openBook = (zip: OpenZip, sheet: Sheet, before: number) => {
  const file = `${sheet.title}${before ? ` ${before + 1}` : ''}.xlsx`;
  const opened = openSheet(sheet.title, sheet.header, sheet.widths, sheet.formats);
  const packed = zip.addStream(file, opened.output);
  let rows = 0;
  return {
    get rows() {
      return rows;
    },
    add: async (more: readonly (readonly Cell[])[]) => {
      rows += more.length;
      await opened.add(more);
    },
    end: async (): Promise<Written> => {
      await opened.end();
      await packed;
      return { file, rows };
    },
  };
};
