import type { Area, Cells, GridColumn, GridRow, Place } from './types.ts';

/** Sixteen random bytes as an id of the usual form; also where the page has no secure origin. */
const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

export const emptyRow = (): GridRow => ({ key: newKey(), cells: {} });
export const emptyRows = (count: number): GridRow[] => Array.from({ length: count }, emptyRow);

/** Rows that somebody has not written into are left out of everything. */
export const isEmpty = ({ cells }: GridRow): boolean => Object.values(cells).every((text) => text === '');

/** A row with some of its cells written anew, each as its column writes it. */
export const written = (row: GridRow, columns: readonly GridColumn[], given: Cells): GridRow => {
  const changed = Object.entries(given).filter(([key, text]) => (row.cells[key] ?? '') !== text);
  if (changed.length === 0) return row;
  const cells: Record<string, string> = { ...row.cells, ...Object.fromEntries(changed) };
  // From left to right: how a society is written hangs on the area before it.
  for (const { key, tidy } of columns) if (tidy && key in given && cells[key]) cells[key] = tidy(cells[key], cells);
  const refused = Object.entries(row.refused ?? {}).filter(([key]) => key !== '' && !(key in given));
  return { key: row.key, cells, ...(refused.length > 0 && { refused: Object.fromEntries(refused) }) };
};

/** A row as its columns write it, once all of it is typed. */
export const tidyRow = (row: GridRow, columns: readonly GridColumn[]): GridRow => {
  const cells: Record<string, string> = { ...row.cells };
  for (const { key, tidy } of columns) if (tidy && cells[key]) cells[key] = tidy(cells[key], cells);
  const isSame = Object.entries(cells).every(([key, text]) => row.cells[key] === text);
  return isSame ? row : { ...row, cells };
};

/** The cells between two corners. */
export const areaOf = (a: Place, b: Place): Area => ({
  top: Math.min(a.row, b.row),
  bottom: Math.max(a.row, b.row),
  left: Math.min(a.column, b.column),
  right: Math.max(a.column, b.column),
});

const writeArea = (
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  { top, bottom, left, right }: Area,
  textAt: (row: number, column: GridColumn, index: number) => string,
): GridRow[] =>
  rows.map((row, at) =>
    at < top || at > bottom
      ? row
      : written(
          row,
          columns,
          Object.fromEntries(
            columns.slice(left, right + 1).map((column, i) => [column.key, textAt(at, column, left + i)]),
          ),
        ),
  );

export const clearArea = (rows: readonly GridRow[], columns: readonly GridColumn[], area: Area): GridRow[] =>
  writeArea(rows, columns, area, () => '');

/** Writes the first row of an area into its other rows; of a single row, that which stands above it into it. */
export const fillDown = (rows: readonly GridRow[], columns: readonly GridColumn[], area: Area): GridRow[] => {
  const from = area.top === area.bottom ? area.top - 1 : area.top;
  if (from < 0) return [...rows];
  return writeArea(rows, columns, { ...area, top: from + 1 }, (_, { key }) => rows[from]!.cells[key] ?? '');
};

export const copyArea = (
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  { top, bottom, left, right }: Area,
): string[][] =>
  rows.slice(top, bottom + 1).map(({ cells }) => columns.slice(left, right + 1).map(({ key }) => cells[key] ?? ''));

const sameWord = (a: string, b: string) =>
  a.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') === b.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a pasted row is the head of a sheet: every cell of it is the name of a column. */
const isHead = (cells: readonly string[], columns: readonly GridColumn[]): boolean =>
  cells.length > 1 &&
  cells.every((cell) => columns.some(({ key, label }) => sameWord(cell, label) || sameWord(cell, key)));

export interface Pasted {
  rows: GridRow[];
  area: Area;
  /** Rows for which there was no room. */
  left: number;
}

/**
 * Writes pasted cells from a place on, with new rows where there are too few, up to `most`. One cell fills a whole
 * chosen area. A sheet that brings its head is written under the columns that the head names.
 */
export const pasteInto = (
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  chosen: Area,
  pasted: readonly (readonly string[])[],
  most: number,
): Pasted => {
  if (pasted.length === 1 && pasted[0]!.length === 1) {
    const [[text = ''] = []] = pasted;
    return { rows: writeArea(rows, columns, chosen, () => text), area: chosen, left: 0 };
  }
  const [first = [], ...others] = pasted;
  const head = isHead(first, columns);
  const body = head ? others : pasted;
  const targets = head
    ? first.map((cell) => columns.find(({ key, label }) => sameWord(cell, label) || sameWord(cell, key))!)
    : columns.slice(chosen.left, chosen.left + Math.max(...pasted.map((row) => row.length)));
  const fits = body.slice(0, most - chosen.top);
  const bottom = chosen.top + fits.length - 1;
  const grown = [...rows, ...emptyRows(Math.max(0, bottom + 1 - rows.length))];
  return {
    rows: grown.map((row, at) => {
      const cells = at < chosen.top ? undefined : fits[at - chosen.top];
      if (!cells) return row;
      return written(row, columns, Object.fromEntries(targets.map(({ key }, i) => [key, cells[i] ?? ''])));
    }),
    area: {
      top: chosen.top,
      bottom: Math.max(bottom, chosen.top),
      left: head ? 0 : chosen.left,
      right: head ? columns.length - 1 : chosen.left + targets.length - 1,
    },
    left: body.length - fits.length,
  };
};
