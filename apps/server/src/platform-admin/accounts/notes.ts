import type { AccountNote, accountCalls } from '@angan/contract/platform/accounts.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { readAccount } from './read-accounts.ts';

const readNotes = async ({ db, actor }: Context, which: RawBuilder<unknown>): Promise<AccountNote[]> => {
  const { rows } = await sql<AccountNote>`
    select n.id, n.text, n.created_date, coalesce(trim(u.first_name || ' ' || u.last_name), '') as by
      from account_note n left join app_user u on u.company_id = n.company_id and u.id = n.created_by
     where n.company_id = ${actor.companyId} and ${which} order by n.id desc limit 100`.execute(db);
  return rows;
};

/** What the platform's people note of an office: rows of their own company. */
export const noteHandlers: Pick<Handlers<typeof accountCalls>, 'notes' | 'addNote' | 'removeNote'> = {
  notes: ({ params }, context) => readNotes(context, sql`n.office = ${params.id}`),

  async addNote({ params, body }, context) {
    const { id: office } = await readAccount(context, params.id);
    const { id } = await context.db
      .insertInto('account_note')
      .values({ company_id: context.actor.companyId, office, text: body.text })
      .returning('id')
      .executeTakeFirstOrThrow();
    return (await readNotes(context, sql`n.id = ${id}`))[0]!;
  },

  async removeNote({ params }, { db, actor }) {
    const { numDeletedRows } = await db
      .deleteFrom('account_note')
      .where('company_id', '=', actor.companyId)
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
  },
};
