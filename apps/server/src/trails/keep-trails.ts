import type pg from 'pg';
import type { Logger } from 'pino';
import type { Services } from '../core/context.ts';
import { exportMonth, isExported } from './export-month.ts';
import { dealMoves, messages, moves, shares } from './histories.ts';
import { keepHistory } from './keep-history.ts';
import { oldMonths, type TrailMonth } from './trail-months.ts';

/** Months that are made ahead: a worker that stands still for so long is noticed before. */
const monthsAhead = 3;
const deletedAtOnce = 5000;

/**
 * What each trail is kept by, and for how long. Alerts and messages have keys that hold over all time, which months cannot
 * keep; there are few of them, so they are deleted row by row.
 */
const kept = ({ keep }: Services['settings']) => ({
  months: {
    audit_log: keep.auditYears,
    viewed_property: keep.viewedYears,
    viewed_inquiry: keep.viewedYears,
    revealed_number: keep.viewedYears,
  },
  rows: {
    user_alert: { years: keep.alertYears, when: 'true' },
    outbox_message: { years: keep.messageYears, when: `status in ('sent', 'dead', 'dropped')` },
  },
  // For ever where nothing is set.
  histories: [
    { history: moves, years: keep.moveYears },
    { history: dealMoves, years: keep.moveYears },
    { history: shares, years: keep.shareYears },
    { history: messages, years: keep.whatsappYears },
  ],
});

/**
 * Makes the months that come, and lets go what has grown old: as files of each company where that is set, else for good.
 * One process at a time; a second one does nothing. What a long transaction is in the way of is left for the next time.
 */
export const keepTrails = async (owner: pg.PoolClient, services: Services, log: Logger): Promise<void> => {
  const lock = await owner.query<{ free: boolean }>(
    `select pg_try_advisory_lock(hashtextextended('angan trails', 0)) as free`,
  );
  if (!lock.rows[0]!.free) return;
  try {
    // A lock that is waited for stands in the way of everybody after it.
    await owner.query(`set lock_timeout = '2s'; set statement_timeout = 0`);
    const late = await owner.query<{ name: string; month: string; rows: number }>(
      `select name, to_char(month, 'YYYY-MM') as month, rows from make_trail_months($1)`,
      [monthsAhead],
    );
    for (const { name, month, rows } of late.rows)
      log.warn({ trail: name, month, rows }, 'a trail was written in a month that was not made yet; it is made now');
    const { months, rows, histories } = kept(services.settings);
    for (const [name, years] of Object.entries(months))
      for (const month of await oldMonths(owner, name, years, services.now())) await letGo(owner, services, month, log);
    for (const [table, { years, when }] of Object.entries(rows))
      await deleteOld(owner, table, when, years, services.now(), log);
    for (const { history, years } of histories) if (years > 0) await keepHistory(owner, services, history, years, log);
  } finally {
    await owner.query('rollback; reset lock_timeout; reset statement_timeout');
    await owner.query(`select pg_advisory_unlock(hashtextextended('angan trails', 0))`);
  }
};

const letGo = async (owner: pg.PoolClient, services: Services, month: TrailMonth, log: Logger) => {
  const { name, part } = month;
  const exported = services.settings.keep.old === 'export';
  if (exported) await exportMonth(owner, services, month);
  await owner.query('begin');
  // The trail before its month, as everybody takes them who reads: the other way round, one would wait for the other.
  await owner.query(`lock table only ${name} in access exclusive mode`);
  // Somebody may have written of the past meanwhile: then the next time.
  const mayGo = !exported || (await isExported(owner, month));
  if (mayGo) await owner.query(`drop table ${part}`);
  await owner.query('commit');
  log.info({ trail: name, month: month.month, exported, gone: mayGo }, 'a month of a trail has grown old');
};

const deleteOld = async (owner: pg.PoolClient, table: string, when: string, years: number, now: Date, log: Logger) => {
  let gone = 0;
  for (;;) {
    const { rowCount } = await owner.query(
      `delete from ${table} where (company_id, id) in (select company_id, id from ${table}
         where ${when} and created_date < $1::timestamptz - $2 * interval '1 year' limit ${deletedAtOnce})`,
      [now.toISOString(), years],
    );
    gone += rowCount ?? 0;
    if ((rowCount ?? 0) < deletedAtOnce) break;
  }
  if (gone > 0) log.info({ table, rows: gone }, 'rows have grown old and are gone');
};
