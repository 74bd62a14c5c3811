/** Tables that somebody pasted: what the heading of a column says is put before each number under it. */

const cellEnd = /\t|\||[ ]{3,}/;
const cellsOf = (line: string): string[] => {
  const cells = line.split(cellEnd).map((cell) => cell.trim());
  while (cells[0] === '') cells.shift();
  while (cells.at(-1) === '') cells.pop();
  return cells;
};

/** What a column is of, and how a number of it is said in a sentence. */
const columns: readonly (readonly [RegExp, (cell: string) => string])[] = [
  [/^(?:rera )?carpet|^c\.?a\.?$/, (cell) => `carpet ${cell}`],
  [/^(?:super|sba|sbua|saleable|salable)/, (cell) => `super ${cell}`],
  [/^(?:bua|built)/, (cell) => `built up ${cell}`],
  [/sq\.?\s?f|^s\.?f\.?t?$|^size/, (cell) => `${cell} sqft`],
  [/sq\.?\s?y|^gaj|^yards?/, (cell) => `${cell} sq yd`],
  [/^(?:rent|rental|monthly)/, (cell) => `rent ${cell}`],
  [/^(?:dep|deposit|advance|security|sd)/, (cell) => `deposit ${cell}`],
  [/^(?:price|cost|amount|demand|asking|quote|ask|value)/, (cell) => `price ${cell}`],
  [/^(?:floor|flr)/, (cell) => `floor ${cell}`],
  [/^(?:bhk|beds?|bedrooms?|config|type)/, (cell) => `${cell} bhk`],
  [/^(?:car )?parking/, (cell) => `${cell} parking`],
  [/^(?:location|area|locality|society|building|project|tower|wing|facing|furnish|status|remark|possession)/, String],
];
/** 'PRICE (LACS)', 'Rent in k': in what a column counts. */
const counts = /(?:^|[\s(])(lacs?|lakhs?|l|cr|crores?|k|thousands?)\)?$/;
const isNumber = /^\d[\d,.]*$/;
const isEmpty = /^(?:-+|—|n\.?a\.?|nil)?$/i;
const fewest = 3;

type Column = (cell: string) => string;

const columnsOf = (line: string): Column[] | undefined => {
  const cells = cellsOf(line.toLowerCase());
  if (cells.length < fewest || /\d/.test(line)) return undefined;
  const known = cells.map((cell) => columns.find(([rule]) => rule.test(cell))?.[1]);
  if (known.filter((one) => one !== undefined).length < fewest) return undefined;
  return cells.map((cell, at) => {
    const unit = counts.exec(cell)?.[1] ?? '';
    return (text) => (known[at] && isNumber.test(text) ? known[at](unit === '' ? text : `${text} ${unit}`) : text);
  });
};

/** The text with each row of a table as a line that says what its numbers are; any other text as it is. */
export const withColumns = (text: string): string => {
  let heading: Column[] | undefined;
  return text
    .split('\n')
    .flatMap((line) => {
      const found = columnsOf(line);
      if (found) heading = found;
      if (found) return [];
      const cells = heading ? cellsOf(line) : [];
      if (!heading || cells.length < fewest || cells.length > heading.length) return [line];
      const said = cells.flatMap((cell, at) => (isEmpty.test(cell) ? [] : [heading![at]!(cell)]));
      return [said.join(', ')];
    })
    .join('\n');
};
