import { inks, type Paper, type Style } from './paper.ts';

interface Column {
  readonly label: string;
  /** Share of the width. */
  readonly width: number;
  readonly right?: boolean;
}
interface Row {
  readonly cells: readonly string[];
  readonly style?: Partial<Style>;
}

const cell = { size: 9 } as const;
const head = { size: 8.5, weight: 500, colour: inks.second } as const;
const gap = 8;

/** A table that goes over pages, its head on each. Answers where the page goes on. */
export const drawTable = (
  paper: Paper,
  columns: readonly Column[],
  rows: readonly Row[],
  y: number,
  bottom: number,
): number => {
  const { margin, width } = paper.sheet;
  const all = columns.reduce((sum, column) => sum + column.width, 0);
  const inner = width - 2 * margin - gap * (columns.length - 1);
  const widths = columns.map((column) => (inner * column.width) / all);
  const lefts = widths.map((_, at) => margin + widths.slice(0, at).reduce((sum, one) => sum + one + gap, 0));
  const line = (cells: readonly string[], top: number, style: Style) =>
    Math.max(
      ...cells.map((text, at) =>
        paper.text(text, lefts[at]!, top, widths[at]!, style, {
          most: 6,
          align: columns[at]!.right ? 'right' : 'left',
        }),
      ),
    );
  const drawHead = (top: number) => {
    const under =
      line(
        columns.map(({ label }) => label),
        top,
        head,
      ) + 4;
    paper.rule(margin, under, width - 2 * margin);
    return under + 5;
  };
  let at = drawHead(y);
  for (const { cells, style } of rows) {
    const own = { ...cell, ...style };
    const tall = Math.max(...cells.map((text, index) => paper.heightOf(text, widths[index]!, own, 6)));
    if (at + tall > bottom) {
      paper.doc.addPage();
      at = drawHead(margin);
    }
    at = line(cells, at, own) + 4;
    paper.rule(margin, at, width - 2 * margin);
    at += 5;
  }
  return at;
};
