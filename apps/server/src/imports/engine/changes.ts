/** What an import changes of something that is here: {field: [before, after]}. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** Of a field that was changed twice, what stood there first and what stands there last. */
export const combined = (first: Changes, second: Changes): Changes => ({
  ...first,
  ...Object.fromEntries(
    Object.entries(second).map(([field, [before, after]]) => [field, [first[field] ? first[field][0] : before, after]]),
  ),
});

/** The values after the change. */
export const valuesAfter = (changes: Changes): Record<string, unknown> =>
  Object.fromEntries(Object.entries(changes).map(([field, [, after]]) => [field, after]));

const isSameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What gives back each value that still is what the import wrote, and whether all are. */
export const reverted = (
  current: Readonly<Record<string, unknown>>,
  changes: Changes,
  isSame: (a: unknown, b: unknown) => boolean = isSameJson,
): { readonly values: Record<string, unknown>; readonly isWhole: boolean } => {
  const entries = Object.entries(changes);
  const still = entries.filter(([field, [, after]]) => isSame(current[field], after));
  return {
    values: Object.fromEntries(still.map(([field, [before]]) => [field, before])),
    isWhole: still.length === entries.length,
  };
};
