/** Rows of a law, each in force from a day until the next row of the same rule begins. */

export interface EffectiveRow {
  /** YYYY-MM-DD, the first day on which the row holds. */
  readonly valid_from: string;
}

/**
 * The row in force on a day: the one that began last. undefined before the first. A row says only when it begins, so no
 * day can lie between two rows or in both, whatever an Admin changes.
 */
export const inForce = <Row extends EffectiveRow>(rows: readonly Row[], day: string): Row | undefined =>
  rows.reduce<Row | undefined>(
    (latest, row) => (row.valid_from <= day && (!latest || row.valid_from > latest.valid_from) ? row : latest),
    undefined,
  );
