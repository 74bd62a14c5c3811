import pg from 'pg';

/**
 * How values leave the database: ids, amounts and sizes as numbers, dates as YYYY-MM-DD, times as ISO 8601 with the
 * offset of Asia/Kolkata, in which every session runs. Times stay text, so that a cursor keeps its microseconds.
 */
const asNumber = (value: string) => {
  const number = Number(value);
  if (Number.isInteger(number) && !Number.isSafeInteger(number)) throw new RangeError(`Not a safe integer: ${value}`);
  return number;
};
const asTime = (value: string) => `${value.replace(' ', 'T')}${/[+-]\d\d$/.test(value) ? ':00' : ''}`;
const list = (read: (one: string) => unknown) => (value: string) =>
  value === '{}'
    ? []
    : value
        .slice(1, -1)
        .split(',')
        .map((one) => (one === 'NULL' ? null : read(one)));

const parsers = new Map<number, (value: string) => unknown>([
  [20, asNumber],
  [1700, asNumber],
  [1082, (value) => value],
  [1184, asTime],
  [1016, list(asNumber)],
  [1231, list(asNumber)],
]);

export const databaseTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};
