import type pg from 'pg';

/** A month of a trail, as migration 0070 keeps them. */
export interface TrailMonth {
  /** Of the trail: 'audit_log'. */
  readonly name: string;
  /** The month's own table, quoted: 'trails.audit_log_2026_11'. */
  readonly part: string;
  readonly kept_by: string;
  /** Its first day. */
  readonly month: string;
}

/** Months of a trail that began `years` and more before the month of `now`, the oldest first. */
export const oldMonths = async (
  owner: pg.ClientBase,
  name: string,
  years: number,
  now: Date,
): Promise<TrailMonth[]> => {
  const { rows } = await owner.query<TrailMonth>(
    `select name, part::text, quote_ident(kept_by) as kept_by, to_char(month, 'YYYY-MM-DD') as month from trails.trail_month
      where name = $1 and month < date_trunc('month', $2::timestamptz at time zone 'Asia/Kolkata') - $3 * interval '1 year'
      order by month`,
    [name, now.toISOString(), years],
  );
  return rows;
};
