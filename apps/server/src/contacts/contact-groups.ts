import { type contactGroupCalls, contactGroups } from '@angan/contract/contacts/contact-groups.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { crud } from '../core/crud.ts';
import { breaksUnique } from '../core/database/database-errors.ts';
import { fieldErrors, nonField, notFound } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';

const stored = crud(contactGroups, 'contactgroup');

const nameTaken = (error: unknown): never => {
  throw breaksUnique(error, 'contactgroup_name') ? nonField(contactTexts.groupExists) : error;
};

const membersOf = ({ actor, db }: Context, group: number) =>
  db
    .selectFrom('contact_in_group')
    .select(sql<number>`count(*)`.as('count'))
    .where('company_id', '=', actor.companyId)
    .where('contactgroup_id', '=', group)
    .where('is_hidden', '=', false)
    .executeTakeFirstOrThrow();

export const contactGroupHandlers: Handlers<typeof contactGroupCalls> = {
  ...stored,
  create: (input, context) => stored.create(input, context).catch(nameTaken),
  update: (input, context) => stored.update(input, context).catch(nameTaken),

  /** Refused while contacts are in it. Deleted contacts leave with the group. */
  async remove(input, context) {
    await stored.get({ params: input.params, query: {}, body: undefined }, context);
    const { count } = await membersOf(context, input.params.id);
    if (count > 0) throw nonField(contactTexts.inUse(count));
    await context.db
      .deleteFrom('contact_in_group')
      .where('company_id', '=', context.actor.companyId)
      .where('contactgroup_id', '=', input.params.id)
      .execute();
    await sql`call replace_in_merges('contactgroup', ${input.params.id}, null)`.execute(context.db);
    await stored.remove(input, context);
  },

  async usage(_, { actor, db }) {
    let q = db.selectFrom('contact_in_group').where('company_id', '=', actor.companyId).where('is_hidden', '=', false);
    if (actor.scope('contact:locked') === 'none') q = q.where('locked_contact', '=', false);
    const rows = await q
      .select(['contactgroup_id', sql<number>`count(*)`.as('count')])
      .groupBy('contactgroup_id')
      .execute();
    return { counts: Object.fromEntries(rows.map((row) => [row.contactgroup_id, row.count])) };
  },

  async merge({ params, body }, context) {
    const { actor, db } = context;
    if (params.id === body.into) throw fieldErrors({ into: ['Choose another group.'] });
    const both = await db
      .selectFrom('contactgroup')
      .select('id')
      .where('company_id', '=', actor.companyId)
      .where('id', 'in', [params.id, body.into])
      .forUpdate()
      .execute();
    if (!both.some((row) => row.id === params.id)) throw notFound();
    if (!both.some((row) => row.id === body.into)) throw fieldErrors({ into: [drf.invalidPk(body.into)] });
    await sql`insert into contact_in_group (company_id, contactgroup_id, contact_id, created_date, is_hidden, locked_contact)
      select company_id, ${body.into}, contact_id, created_date, is_hidden, locked_contact from contact_in_group
       where company_id = ${actor.companyId} and contactgroup_id = ${params.id} on conflict do nothing`.execute(db);
    await db
      .deleteFrom('contact_in_group')
      .where('company_id', '=', actor.companyId)
      .where('contactgroup_id', '=', params.id)
      .execute();
    await sql`call replace_in_merges('contactgroup', ${params.id}, ${body.into})`.execute(db);
    await db.deleteFrom('contactgroup').where('company_id', '=', actor.companyId).where('id', '=', params.id).execute();
    return stored.get({ params: { id: body.into }, query: {}, body: undefined }, context);
  },
};
