import { dayInIndia } from '@angan/domain/dates.ts';
import { ownUnits } from '@angan/domain/local-units.ts';
import { matchContext } from '@angan/domain/matching/index.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';
import { readMeasure } from '../records/index.ts';
import { readPlaces } from './places.ts';
import type { Search } from './properties-for.ts';
import { readWeights } from './weights.ts';

/** What every match of a company is made with on a day: its areas, how it weighs, and what day it is. */
export const circumstancesOf = async (
  db: Kysely<DB>,
  companyId: number,
  now: Date,
  given: { include_under_offer?: boolean | undefined } = {},
): Promise<Search> => {
  const [places, weights, measure] = await Promise.all([
    readPlaces({ actor: { companyId }, db }),
    readWeights(db, companyId),
    readMeasure(db, companyId),
  ]);
  const ctx = matchContext({
    today: dayInIndia(now),
    neighbours: places.neighbours,
    weights,
    include_under_offer: given.include_under_offer ?? false,
    unit_overrides: ownUnits(measure),
  });
  return { db, companyId, places, ctx };
};
