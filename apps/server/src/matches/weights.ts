import { type weightCalls, weightTexts } from '@angan/contract/matches/weights.ts';
import { closedInquiryStages } from '@angan/domain/lookups/inquiries.ts';
import { defaultWeights, isStandard, isWeighing, type Weights, weightColumns } from '@angan/domain/matching/index.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';
import { fieldErrors } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import { enqueue } from '../core/jobs/enqueue.ts';
import { matchRecords } from './tasks.ts';

/** How a company weighs: its own columns, and the standard ones where it has none. */
export const readWeights = async (db: Kysely<DB>, companyId: number): Promise<Weights> => {
  const own = await db
    .selectFrom('match_weight')
    .select(['weight_column', 'weights'])
    .where('company_id', '=', companyId)
    .execute();
  return { ...defaultWeights, ...Object.fromEntries(own.map((row) => [row.weight_column, row.weights])) } as Weights;
};

const shown = async (db: Kysely<DB>, companyId: number) => {
  const all = await readWeights(db, companyId);
  return {
    columns: weightColumns.map((column) => ({
      column,
      weights: all[column] as Record<string, number>,
      is_standard: isStandard(column, all[column]),
    })),
  };
};

/** Every pair is weighed anew, from the inquiries' side, which holds them all; nobody is told of those that rise. */
const weighAnew = async (db: Kysely<DB>, companyId: number): Promise<void> => {
  await sql`insert into match_stale (company_id, record, record_id, is_quiet)
    select i.company_id, 'inquiry', i.id, true from inquiry i
     where i.company_id = ${companyId} and not i.is_deleted and i.stage <> all (${closedInquiryStages}::text[]) order by i.id
    on conflict (company_id, record, record_id) do update set turn = excluded.turn`.execute(db);
  await enqueue(db, matchRecords, {}, { key: 'match records' });
};

export const weightHandlers: Handlers<typeof weightCalls> = {
  get: (_, { actor, db }) => shown(db, actor.companyId),

  async put({ body: { column, weights } }, { actor, db }) {
    if (!isWeighing(column, weights)) throw fieldErrors({ weights: [weightTexts.sum] });
    const own = { company_id: actor.companyId, weight_column: column };
    if (isStandard(column, weights))
      await db
        .deleteFrom('match_weight')
        .where('company_id', '=', own.company_id)
        .where('weight_column', '=', column)
        .execute();
    else
      await db
        .insertInto('match_weight')
        .values({ ...own, weights: JSON.stringify(weights) })
        .onConflict((on) =>
          on.columns(['company_id', 'weight_column']).doUpdateSet({ weights: JSON.stringify(weights) }),
        )
        .execute();
    await weighAnew(db, actor.companyId);
    return shown(db, actor.companyId);
  },
};
