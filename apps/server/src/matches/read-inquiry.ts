import type { MatchInquiry } from '@angan/domain/matching/index.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';
import { type InquiryWithNames, societyNames } from './inquiries-for.ts';
import { inquiryFactColumns, inquiryFacts } from './inquiry-facts.ts';
import type { Places } from './places.ts';

type Reader = { readonly actor: { readonly companyId: number }; readonly db: Kysely<DB> };

/** One inquiry as the rule reads it; undefined where it is not there any more. */
export const readInquiry = async (
  { actor, db }: Reader,
  id: number,
  places: Places,
): Promise<MatchInquiry | undefined> => {
  const row = await db
    .selectFrom('inquiry as i')
    .select(inquiryFactColumns)
    .select(societyNames.as('societies'))
    .where('i.company_id', '=', actor.companyId)
    .where('i.id', '=', id)
    .where('i.is_deleted', '=', false)
    .executeTakeFirst();
  return row && factsOf(row, places);
};

/** The facts of a row that brings the names of its societies along. */
export const factsOf = (row: InquiryWithNames, places: Places): MatchInquiry =>
  inquiryFacts(row, places.areaOf, (id) => row.societies[row.society_name.indexOf(id)] ?? '', places.featureOf);
