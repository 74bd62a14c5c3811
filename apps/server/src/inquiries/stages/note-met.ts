import { sql } from 'kysely';
import { noteContacted } from '../../contacts/index.ts';
import type { Context } from '../../core/context.ts';

/** Notes that the person of an inquiry was met, by what stands on its timeline already; their contact is told of it. */
export const noteMet = async (context: Context, inquiry: number, at: Date): Promise<void> => {
  const { actor, db } = context;
  const when = at.toISOString();
  const { contact } = await db
    .updateTable('inquiry')
    .set({
      first_response_at: sql`coalesce(first_response_at, ${when})`,
      last_contacted_at: sql`greatest(last_contacted_at, ${when})`,
    })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', inquiry)
    .returning('contact')
    .executeTakeFirstOrThrow();
  await noteContacted(context, contact, 'Met', at);
};
