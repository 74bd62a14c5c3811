/**
 * Comma-separated values as spreadsheet programs in India read them best: UTF-8 with its mark, lines ended by CRLF, every
 * cell in quotes, so that a number stays a text to the programs that ask.
 */
export const csvStart = '\ufeff';

/** A cell that a spreadsheet program would take for a formula. The quotes before it are those that were put there for that. */
const formula = /^'*[=+\-@\t\r\n]/;

/** A cell. What could be run as a formula gets a ' in front, which `readCell` takes off again. */
export const csvCell = (text: string): string => `"${guarded(text).replaceAll('"', '""')}"`;

const guarded = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** What a cell held before it was guarded against being run; for files that come back. */
export const readCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

/** A line with its end. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;
