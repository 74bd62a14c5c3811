import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clearArea, copyArea, emptyRows, fillDown, pasteInto, written } from './edits.ts';
import { parseTsv, toTsv } from './tsv.ts';
import type { GridColumn, GridRow } from './types.ts';

const columns: GridColumn[] = [
  { key: 'name', label: 'Contact Name', width: 8 },
  { key: 'mobile', label: 'Mobile', width: 8 },
  { key: 'price', label: 'Price', width: 8, tidy: (text) => text.toUpperCase() },
];
const at = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });
const textsOf = (rows: readonly GridRow[]) => rows.map(({ cells }) => columns.map(({ key }) => cells[key] ?? ''));

describe('a pasted text', () => {
  test('is cells between tabs and rows between lines, from any system', () => {
    expect(parseTsv('Asha\t98\r\nRavi\t97\r\n')).toEqual([
      ['Asha', '98'],
      ['Ravi', '97'],
    ]);
    expect(parseTsv('one')).toEqual([['one']]);
    expect(parseTsv('a\t\t\nb')).toEqual([['a', '', ''], ['b']]);
  });

  test('keeps tabs, lines and quotes that stand inside a quoted cell, as one line', () => {
    expect(parseTsv('"near the\nmarket"\t"said ""yes"""\tplain')).toEqual([['near the market', 'said "yes"', 'plain']]);
  });

  test('takes somebody’s inches for what they are', () => {
    expect(parseTsv('"5 road\tx')).toEqual([['"5 road', 'x']]);
  });

  test('comes back as it was copied', () => {
    const cell = fc.string({ unit: 'grapheme-ascii' }).map((text) => text.replace(/\s+/g, ' ').trim());
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
      )
      .filter((rows) => rows.at(-1)!.some(Boolean));
    fc.assert(
      fc.property(table, (rows) => {
        expect(parseTsv(toTsv(rows))).toEqual(rows);
      }),
    );
  });
});

describe('a grid', () => {
  test('takes a paste from a cell on, grows up to its most, and says what did not fit', () => {
    const pasted = pasteInto(emptyRows(2), columns, at(1, 1), parseTsv('1\ta\n2\tb\n3\tc\n4\td'), 4);
    expect(textsOf(pasted.rows)).toEqual([
      ['', '', ''],
      ['', '1', 'A'],
      ['', '2', 'B'],
      ['', '3', 'C'],
    ]);
    expect(pasted).toMatchObject({ left: 1, area: at(1, 1, 3, 2) });
    expect(new Set(pasted.rows.map(({ key }) => key)).size).toBe(4);
  });

  test('puts a sheet that brings its head under the columns that it names', () => {
    const { rows } = pasteInto(emptyRows(1), columns, at(0, 1), parseTsv('price\tCONTACT NAME\n85 l\tAsha'), 50);
    expect(textsOf(rows)).toEqual([['Asha', '', '85 L']]);
  });

  test('fills a chosen area with one cell, and drops what has no column', () => {
    const { rows } = pasteInto(emptyRows(2), columns, at(0, 0, 1, 1), [['x']], 50);
    expect(textsOf(rows)).toEqual([
      ['x', 'x', ''],
      ['x', 'x', ''],
    ]);
    const wide = pasteInto(emptyRows(1), columns, at(0, 2), [['1', '2', '3']], 50);
    expect(textsOf(wide.rows)).toEqual([['', '', '1']]);
  });

  test('fills down, clears, and copies what is chosen', () => {
    const start = pasteInto(emptyRows(3), columns, at(0, 0), parseTsv('a\tb\nc\td'), 50).rows;
    expect(textsOf(fillDown(start, columns, at(0, 0, 2, 0)))).toEqual([
      ['a', 'b', ''],
      ['a', 'd', ''],
      ['a', '', ''],
    ]);
    expect(textsOf(fillDown(start, columns, at(1, 1)))[1]).toEqual(['c', 'b', '']);
    expect(textsOf(fillDown(start, columns, at(0, 0)))).toEqual(textsOf(start));
    expect(textsOf(clearArea(start, columns, at(0, 0, 1, 0)))[0]).toEqual(['', 'b', '']);
    expect(copyArea(start, columns, at(0, 0, 1, 1))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  test('forgets what the server said of a cell once it is written anew, and leaves an unchanged row alone', () => {
    const [row] = emptyRows(1) as [GridRow];
    const refused = { ...row, cells: { name: 'a' }, refused: { name: 'no', price: 'no', '': 'no' } };
    expect(written(refused, columns, { name: 'b' }).refused).toEqual({ price: 'no' });
    expect(written(refused, columns, { name: 'a' })).toBe(refused);
  });
});
