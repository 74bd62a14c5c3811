import { mergeTexts } from '@angan/contract/contacts/merge-texts.ts';
import { contactCode } from '@angan/domain/people.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { notFound, Refusal } from '../core/errors.ts';
import { contactRows } from './contact-row.ts';
import { visibleContacts } from './visible-contacts.ts';

/**
 * One contact that the actor may see; a deleted, a locked and another company's answer the same 404. So does one that was
 * merged, with `merged_into`: whom it became.
 */
export const findContact = async (context: Context, id: number) => {
  const row = await visible(context).where('c.id', '=', id).executeTakeFirst();
  if (!row) throw await gone(context, id);
  return row;
};

const visible = ({ actor, steady }: Context) => contactRows(steady, actor.companyId).where(visibleContacts(actor));

const gone = async (context: Context, id: number): Promise<Refusal> => {
  const { rows } = await sql<{ id: number }>`
    with recursive whom (id) as (
      select merged_into from contact where company_id = ${context.actor.companyId} and id = ${id}
      union all
      select c.merged_into from whom w join contact c on c.company_id = ${context.actor.companyId} and c.id = w.id
    ) select id from whom where id is not null`.execute(context.steady);
  const last = rows.at(-1);
  const now = last && (await visible(context).where('c.id', '=', last.id).executeTakeFirst());
  if (!now) return notFound();
  const detail = mergeTexts.mergedInto(contactCode(now.id));
  return new Refusal(404, { detail, details: detail, merged_into: now.id });
};
