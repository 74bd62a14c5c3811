/** What every row of an option list has besides its own fields. */
export interface Seeded {
  /** Position in the list, from 1. */
  sort: number;
  is_active: boolean;
}

/** Rows in the order they are shown. Ids are written out, so that a row moved or added later keeps everybody else's. */
export const seed = <const Rows extends readonly { id: number }[]>(rows: Rows): readonly (Rows[number] & Seeded)[] =>
  rows.map((row, index) => ({ ...row, sort: index + 1, is_active: true }));
