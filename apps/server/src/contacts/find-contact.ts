import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { contactRows } from './contact-row.ts';

/** One contact that the actor may see; a deleted, a locked and another company's answer the same 404. */
export const findContact = async ({ actor, steady }: Context, id: number) => {
  let q = contactRows(steady, actor.companyId).where('c.id', '=', id).where('c.is_deleted', '=', false);
  if (actor.scope('contact:locked') === 'none') q = q.where('c.locked_contact', '=', false);
  const row = await q.executeTakeFirst();
  if (!row) throw notFound();
  return row;
};
