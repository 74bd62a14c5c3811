import type { contactCalls } from '@angan/contract/contacts/contacts.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import type { Context } from '../core/context.ts';
import { notFound, Refusal } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import { contactRows, seesNumbers, showContact } from './contact-row.ts';
import { contactTimeline } from './contact-timeline.ts';
import { contacted } from './contacted.ts';
import { findContact } from './find-contact.ts';
import { ruleGroupsOf } from './group-rules.ts';
import { listContacts } from './list-contacts.ts';
import { withWishes } from './wishes.ts';
import { insertContacts, updateContact } from './write-contact.ts';

const shown = async (context: Context, ids: number[]) => {
  const rows = await contactRows(context.db, context.actor.companyId)
    .where('c.id', 'in', ids)
    .orderBy('c.id')
    .execute();
  return rows.map((row) => showContact(row, seesNumbers(context.actor)));
};
const shownOne = async (context: Context, id: number) => (await shown(context, [id]))[0]!;

const markDeleted = async ({ actor, db }: Context, id: number, is_deleted: boolean) => {
  const { numUpdatedRows } = await db
    .updateTable('contact')
    .set({ is_deleted })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .where('is_deleted', '=', !is_deleted)
    // Who was merged comes back by undoing the merge.
    .where('merged_into', 'is', null)
    // Of who was erased there is nothing to bring back.
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
};

export const contactHandlers: Handlers<typeof contactCalls> = {
  list: ({ query }, context) => listContacts(query, context, { open: false }),
  view3digit: ({ query }, context) => listContacts(query, context, { open: true }),
  get: async ({ params }, context) => showContact(await findContact(context, params.id), seesNumbers(context.actor)),

  async create({ body }, context) {
    const [id] = await insertContacts(context, [body]);
    return shownOne(context, id!);
  },

  async bulkCreate({ body: rows }, context) {
    const numbers = rows.flatMap((row) => [row.mobile_number_1, row.mobile_number_2 ?? '']).filter(Boolean);
    if (new Set(numbers).size !== numbers.length) throw new Refusal(400, { error: contactTexts.duplicateMobiles });
    return shown(context, await insertContacts(context, rows));
  },

  async update({ params, body }, context) {
    const known = await findContact(context, params.id);
    await updateContact(context, params.id, withWishes(body, known, context.services.now()));
    return shownOne(context, params.id);
  },

  remove: ({ params }, context) => markDeleted(context, params.id, true),

  async restore({ params }, context) {
    await markDeleted(context, params.id, false);
    return shownOne(context, params.id);
  },

  contacted,
  async ruleGroups({ params }, context) {
    const { id } = await findContact(context, params.id);
    return { contactgroup: await ruleGroupsOf(id, context) };
  },
  timeline: contactTimeline,
};
