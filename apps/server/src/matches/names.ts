/** A row of a platform list by its id; the foreign keys and the contract's rules see to it that it is there. */
export const rowOf = <R extends { id: number }>(rows: readonly R[], id: number): R => {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new RangeError(`No row ${id}`);
  return row;
};

/** The names of some rows, in the order of the list. */
export const namesOf = <R extends { id: number }, K extends keyof R>(
  rows: readonly R[],
  ids: readonly number[],
  field: K,
): R[K][] => rows.filter((row) => ids.includes(row.id)).map((row) => row[field]);
