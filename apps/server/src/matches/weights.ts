import { defaultWeights, type Weights } from '@angan/domain/matching/index.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';

/** How a company weighs: its own columns, and the standard ones where it has none. */
export const readWeights = async (db: Kysely<DB>, companyId: number): Promise<Weights> => {
  const own = await db
    .selectFrom('match_weight')
    .select(['weight_column', 'weights'])
    .where('company_id', '=', companyId)
    .execute();
  return { ...defaultWeights, ...Object.fromEntries(own.map((row) => [row.weight_column, row.weights])) } as Weights;
};
