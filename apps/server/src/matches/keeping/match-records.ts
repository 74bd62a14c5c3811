import { dayInIndia } from '@angan/domain/dates.ts';
import { type Kysely, sql } from 'kysely';
import { inHalves } from '../../core/database/in-halves.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { withoutSecrets } from '../../core/jobs/error-text.ts';
import { jobInSteps, type RunningJob } from '../../core/jobs/job.ts';
import { tell } from '../../core/live/tell.ts';
import { circumstancesOf } from '../circumstances.ts';
import { matchRecords } from '../tasks.ts';
import { askForNextDay } from './new-day.ts';
import { pairsOf } from './pairs-of.ts';
import { tellNews } from './tell-news.ts';
import { writePairs } from './write-pairs.ts';

/** Records that one transaction looks at: few, so that nobody waits long for what it holds. */
const atOnce = 20;
const laterMs = 1000;

/** Whether another job is at it, no record is left, or some may be. */
type Left = 'busy' | 'none' | 'some';

interface Mark {
  readonly record: 'property' | 'inquiry';
  readonly record_id: number;
  readonly turn: number;
  readonly is_quiet: boolean;
}

/**
 * Looks at the pairs of every record that was marked, a few in a transaction. One job at a time does so for a company: two
 * that saw different states of a pair could else leave the older one behind.
 */
export const recordMatcher: RunningJob = jobInSteps(
  matchRecords,
  async (_, { companyId, services, signal, step, log }) => {
    let hasChanged = false;
    /** One that cannot be looked at loses its mark, so that it holds up no other: its turn comes again within a month. */
    const setAside = async (db: Kysely<DB>, error: unknown): Promise<Left> => {
      if (!(await isAlone(db, companyId))) return 'busy';
      const [mark] = await marksOf(db, companyId, 1);
      if (!mark) throw error;
      log.error(
        { [mark.record]: mark.record_id, why: withoutSecrets(error) },
        'the matches of a record could not be kept',
      );
      await unmark(db, companyId, [mark]);
      return 'some';
    };
    while (!signal.aborted) {
      const look = async (db: Kysely<DB>, count: number): Promise<Left> => {
        if (!(await isAlone(db, companyId))) return 'busy';
        const marks = await marksOf(db, companyId, count);
        if (marks.length === 0) {
          await tellNews(db, companyId, dayInIndia(services.now()));
          await askForNextDay(db, services.now());
          if (hasChanged) await tellScreens(db, companyId);
          return 'none';
        }
        const search = await circumstancesOf(db, companyId, services.now());
        for (const { record, record_id: id, is_quiet: isQuiet } of marks) {
          const changed = await writePairs(db, companyId, { record, id, isQuiet }, await pairsOf(record, id, search));
          hasChanged ||= changed > 0;
        }
        await unmark(db, companyId, marks);
        return 'some';
      };
      const left = await inHalves(
        atOnce,
        (count) => step((db) => look(db, count)),
        (error) => step((db) => setAside(db, error)),
      );
      if (left === 'none') return;
      if (left === 'busy') break;
    }
    // Another one is at it, or the process stops: what is left is looked at a moment later.
    const runAt = new Date(Date.now() + laterMs);
    await step((db) => enqueue(db, matchRecords, {}, { key: 'match records', runAt }));
  },
);

const isAlone = async (db: Kysely<DB>, companyId: number): Promise<boolean> => {
  const lock = sql`hashtextextended('angan matches ' || ${companyId}::text, 0)`;
  const got = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${lock}) as got`.execute(db);
  return got.rows[0]!.got;
};

const marksOf = async (db: Kysely<DB>, companyId: number, count: number): Promise<Mark[]> =>
  (await db
    .selectFrom('match_stale')
    .select(['record', 'record_id', 'turn', 'is_quiet'])
    .where('company_id', '=', companyId)
    .orderBy('is_quiet')
    .orderBy('turn')
    .limit(count)
    .execute()) as Mark[];

/** Takes off the marks that are as they were; a record that was changed meanwhile keeps its own. */
const unmark = async (db: Kysely<DB>, companyId: number, marks: readonly Mark[]) => {
  await sql`delete from match_stale s using jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) m (record text, record_id bigint, turn bigint)
    where s.company_id = ${companyId} and s.record = m.record and s.record_id = m.record_id and s.turn = m.turn`.execute(
    db,
  );
};

/** The counts on the lists have changed; which ones, nobody is told. */
const tellScreens = async (db: Kysely<DB>, companyId: number) => {
  for (const entity of ['property', 'inquiry']) await sql`select ${tell(companyId, entity)}`.execute(db);
};
