import type { OwnMeasure } from '@angan/domain/local-units.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';

/** The bigha and the biswa that an office measures by; null where it goes by the state. */
export const readMeasure = (db: Kysely<DB>, companyId: number): Promise<OwnMeasure> =>
  db.selectFrom('company').where('id', '=', companyId).select(['bigha_sqft', 'biswa_sqft']).executeTakeFirstOrThrow();
