/**
 * Without what PostgreSQL cannot keep in text or jsonb: the sign of no value, and halves of signs. For everything that
 * third parties say and that is written beside other rows: one such text fails the statement for all of them.
 */
export const keepable = <T>(value: T): T => {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed() as T;
  if (Array.isArray(value)) return value.map(keepable) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [keepable(key), keepable(one)])) as T;
};
