import { mergeTexts } from '@angan/contract/contacts/merge-texts.ts';
import type { MergeRun } from '@angan/contract/contacts/merging.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { nonField, notFound } from '../../core/errors.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { task } from '../../core/jobs/task.ts';
import { certainGroups } from '../duplicates/index.ts';
import type { Work } from '../work.ts';

const ofRun = z.object({ run: z.number().int() });
export const mergeAll = task('merge_certain', ofRun);
export const undoAll = task('unmerge_run', ofRun);

/** Minutes without a step after which a run is taken for dead, so that it keeps nobody from the next. */
const patience = 10;

/** Begins to merge all certain groups that agree; refuses while a run is under way. */
export const startMerging = async (work: Work): Promise<void> => {
  const groups = await certainGroups(work);
  const run = await begin(work, groups.filter(({ agrees }) => agrees).length);
  await enqueue(work.db, mergeAll, { run });
};

const begin = async ({ db, companyId, userId }: Work, total: number): Promise<number> => {
  await endOfDead({ db, companyId });
  const made = await sql<{ id: number }>`
    insert into contact_merge_run (company_id, total, working, created_by) values (${companyId}, ${total}, 'Merging', ${userId})
      on conflict (company_id) where working is not null do nothing returning id`.execute(db);
  if (!made.rows[0]) throw nonField(mergeTexts.busy);
  return made.rows[0].id;
};

const endOfDead = ({ db, companyId }: Pick<Work, 'db' | 'companyId'>) =>
  sql`update contact_merge_run set working = null, finished_at = now()
    where company_id = ${companyId} and working is not null and last_updated < now() - make_interval(mins => ${patience})`.execute(
    db,
  );

/** Begins to undo what is left of a run. */
export const startUndoing = async (work: Work, run: number): Promise<void> => {
  const { db, companyId } = work;
  await endOfDead(work);
  const { rows } = await sql<{ is_busy: boolean; is_there: boolean }>`
    select coalesce(bool_or(working is not null), false) as is_busy, coalesce(bool_or(id = ${run}), false) as is_there
      from contact_merge_run where company_id = ${companyId}`.execute(db);
  if (!rows[0]!.is_there) throw notFound();
  if (rows[0]!.is_busy) throw nonField(mergeTexts.busy);
  await sql`
    update contact_merge_run r set working = 'Undoing', done = 0, finished_at = null,
        total = (select count(*) from contact_merge m where m.company_id = r.company_id and m.run = r.id)
      where r.company_id = ${companyId} and r.id = ${run}`.execute(db);
  await enqueue(db, undoAll, { run });
};

export const readRun = async ({ db, companyId, now }: Work, run: number | undefined): Promise<MergeRun | null> => {
  const { rows } = await sql<MergeRun>`
    select r.id, r.total, r.done, r.merged, r.working, r.created_date, r.finished_at,
        (select count(*) from contact_merge m where m.company_id = r.company_id and m.run = r.id
          and m.undo_until > ${now().toISOString()}::timestamptz) as undoable,
        coalesce(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), '') as by
      from contact_merge_run r left join app_user u on u.company_id = r.company_id and u.id = r.created_by
     where r.company_id = ${companyId} and (${run ?? null}::bigint is null or r.id = ${run ?? null})
     order by r.id desc limit 1`.execute(db);
  return rows[0] ?? null;
};

export const stateOf = async (work: Work) => {
  const groups = await certainGroups(work);
  const agree = groups.filter(({ agrees }) => agrees).length;
  return { run: await readRun(work, undefined), agree, left: groups.length - agree };
};
