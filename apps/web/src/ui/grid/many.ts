/** Several values in one cell: split on commas while they are written, joined with a comma and a space once they stand. */
const comma = ', ';

export const valuesIn = (text: string): string[] =>
  text
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
export const joined = (values: readonly string[]): string => values.join(comma);

/** The value that is being written. */
export const lastValue = (text: string): string => text.slice(text.lastIndexOf(',') + 1).trim();
/** The text with that value in the place of the one that is being written. */
export const withLastValue = (text: string, value: string): string => {
  const before = text.slice(0, text.lastIndexOf(',') + 1).trim();
  return before === '' ? value : `${before} ${value}`;
};
