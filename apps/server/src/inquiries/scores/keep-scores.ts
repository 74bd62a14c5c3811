import { inquiryScore } from '@angan/domain/inquiry-score.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { countedColumns, heardColumns, scoreColumns, scoreFacts } from './score-facts.ts';

/** Inquiries that are scored at a time. */
const batch = 2000;

const scored = (db: Kysely<DB>, companyId: number) =>
  db
    .selectFrom('inquiry as i')
    .innerJoin('inquiry_score as s', (join) =>
      join.onRef('s.company_id', '=', 'i.company_id').onRef('s.id', '=', 'i.id'),
    )
    .select(scoreColumns.map((name) => `i.${name}` as const))
    .select(countedColumns.map((name) => `s.${name}` as const))
    .select(heardColumns)
    .where('i.company_id', '=', companyId);
type Row = Awaited<ReturnType<ReturnType<typeof scored>['execute']>>[number];

/** Writes the scores that are others than they were, in one statement. */
const write = async (db: Kysely<DB>, companyId: number, rows: readonly Row[], now: number): Promise<void> => {
  const scores = rows.map((row) => {
    const { score, suggested } = inquiryScore(scoreFacts(row), now);
    return { id: row.id, score, rating: row.priority ?? suggested };
  });
  await sql`
    update inquiry_score s set score = n.score, rating = n.rating
      from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb) as n (id bigint, score int, rating text)
     where s.company_id = ${companyId} and s.id = n.id and (s.score, s.rating) is distinct from (n.score, n.rating)`.execute(
    db,
  );
};

/** Counts the score of one inquiry anew; to be called after each change of it. */
export const keepScore = async (db: Kysely<DB>, companyId: number, id: number, now: Date): Promise<void> =>
  write(db, companyId, await scored(db, companyId).where('i.id', '=', id).execute(), now.getTime());

/** The same for many, in one statement. */
export const keepScoresOf = async (
  db: Kysely<DB>,
  companyId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> =>
  write(
    db,
    companyId,
    await scored(db, companyId).where('i.id', '=', sql<number>`any (${ids}::bigint[])`).execute(),
    now.getTime(),
  );

/** Counts those of all that are open: time alone changes them. */
export const keepAllScores = async (db: Kysely<DB>, companyId: number, now: Date): Promise<void> => {
  for (let after = 0; ; ) {
    const rows = await scored(db, companyId)
      .where('i.id', '>', after)
      .where('i.is_deleted', '=', false)
      .where('i.stage', 'not in', ['Closed Won', 'Closed Lost', 'Junk'])
      .orderBy('i.id')
      .limit(batch)
      .execute();
    await write(db, companyId, rows, now.getTime());
    if (rows.length < batch) return;
    after = rows.at(-1)!.id;
  }
};
