import type { Synced } from '@angan/contract/whatsapp/templates.ts';
import { type Kysely, sql } from 'kysely';
import { inHalves } from '../../core/database/in-halves.ts';
import { inSavepoint } from '../../core/database/savepoint.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { withoutSecrets } from '../../core/jobs/error-text.ts';
import type { ListedTemplates, MetaTemplate } from '../meta/index.ts';
import { currentOf, matcher } from './match-templates.ts';
import { differs, type MetaColumns, readColumns, withInsightsOf } from './meta-columns.ts';
import { changeTemplates, insertTemplates, markGone, noteSynced } from './synced-rows.ts';
import { templateRows } from './template-row.ts';

interface Asked {
  readonly companyId: number;
  readonly wabaId: string;
  /** All that Meta has, or some of it. */
  readonly listed: ListedTemplates;
  /** Groups to put them into, by Meta's id; who is not named stays where it is. */
  readonly groups?: ReadonlyMap<string, number | null>;
  /** Whether what is not among them is gone. */
  readonly isAll: boolean;
  readonly log: { warn(facts: object, message: string): void };
}

/**
 * Takes over what Meta has: states and content of those that are here, and all of those that are not. One that cannot be
 * read, or that the database refuses, is left as it was here and counted; the others are taken over all the same.
 */
export const upsertTemplates = async (db: Kysely<DB>, asked: Asked): Promise<Synced> => {
  const { companyId, wabaId, listed, groups = new Map<string, number | null>(), isAll, log } = asked;
  // Two that bring the same at once would both add what is new.
  await sql`select pg_advisory_xact_lock(hashtextextended('whatsapp templates', ${companyId}))`.execute(db);
  const rows = await templateRows(db, companyId).where('t.waba_id', 'in', [wabaId, '']).execute();
  const leftOut = new Set(listed.unread);
  const leaveOut = (id: string, error: unknown) => {
    leftOut.add(id);
    log.warn({ template: id, why: withoutSecrets(error) }, 'a template of Meta’s could not be taken over');
  };
  const current = currentOf(readable(listed.templates, leaveOut));
  const ids = new Set([...listed.templates.map(({ id }) => id), ...listed.unread]);
  const find = matcher(rows, current);
  const told = current.map((columns) => ({ columns, row: find(columns) }));
  const group = (id: string, before: number | null) => (groups.has(id) ? groups.get(id)! : before);
  const unknown = told.flatMap(({ row, columns }) =>
    row ? [] : [{ ...columns, waba_id: wabaId, template_group: group(columns.waba_template_id, null) }],
  );
  const changed = told.flatMap(({ row, columns }) => {
    const next = group(columns.waba_template_id, row?.template_group ?? null);
    if (!row || (!differs(row, columns) && next === row.template_group)) return [];
    return [{ ...columns, id: row.id, waba_id: wabaId, buttons: withInsightsOf(row, columns), template_group: next }];
  });
  const keep = <T extends MetaColumns>(some: readonly T[], write: (lot: readonly T[]) => Promise<unknown>) =>
    writeWhatGoes(db, some, write, ({ waba_template_id }, error) => leaveOut(waba_template_id, error));
  await keep(unknown, (lot) => insertTemplates(db, companyId, lot));
  await keep(changed, (lot) => changeTemplates(db, companyId, lot));

  const kept = current.filter(({ waba_template_id }) => !leftOut.has(waba_template_id));
  const taken = new Set(told.map(({ row }) => row?.id));
  const gone = rows.filter(
    (row) =>
      row.waba_template_id !== null &&
      !ids.has(row.waba_template_id) &&
      !taken.has(row.id) &&
      row.status !== 'DISABLED',
  );
  if (isAll && gone.length > 0) await markGone(db, companyId, gone);
  await noteSynced(db, companyId, kept);
  const done = (some: readonly MetaColumns[]) => some.filter((one) => !leftOut.has(one.waba_template_id)).length;
  return {
    created: done(unknown),
    changed: done(changed),
    gone: isAll ? gone.length : 0,
    same: kept.length - done(unknown) - done(changed),
    failed: leftOut.size,
  };
};

const readable = (templates: readonly MetaTemplate[], leaveOut: (id: string, error: unknown) => void): MetaColumns[] =>
  templates.flatMap((meta) => {
    try {
      return [readColumns(meta)];
    } catch (error) {
      leaveOut(meta.id, error);
      return [];
    }
  });

/** Writes rows in as few statements as may be; those that the database refuses are left out. */
const writeWhatGoes = async <T>(
  db: Kysely<DB>,
  rows: readonly T[],
  write: (lot: readonly T[]) => Promise<unknown>,
  leaveOut: (row: T, error: unknown) => void,
): Promise<void> => {
  for (let rest = rows; rest.length > 0; ) {
    const lot = rest;
    const written = await inHalves(
      lot.length,
      async (count) => {
        await inSavepoint(db, () => write(lot.slice(0, count)));
        return count;
      },
      async (error) => {
        leaveOut(lot[0]!, error);
        return 1;
      },
    );
    rest = lot.slice(written);
  }
};
