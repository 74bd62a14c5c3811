import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { Outcome } from './read-event.ts';

/** Writes down what became of a lead. */
export const writeOutcome = async (
  db: Kysely<DB>,
  companyId: number,
  id: number,
  { result, problem, inquiry, property_type, area }: Outcome,
): Promise<void> => {
  await db
    .updateTable('lead_event')
    .set({
      result,
      problem: problem ? JSON.stringify(problem) : null,
      inquiry: inquiry ?? null,
      ...(property_type !== undefined && { property_type }),
      ...(area && { area: [...area] }),
    } as never)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
};
