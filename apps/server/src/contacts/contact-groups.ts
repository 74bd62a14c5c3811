import { type contactGroupCalls, contactGroups } from '@angan/contract/contacts/contact-groups.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { crud } from '../core/crud.ts';
import { breaksUnique } from '../core/database/database-errors.ts';
import { fieldErrors, nonField, notFound } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import { checkRoom, checkRule, followMerge, refuseInRule, ruleCounts } from './group-rules.ts';

const stored = crud(contactGroups, 'contactgroup');

const nameTaken = (error: unknown): never => {
  throw breaksUnique(error, 'contactgroup_name') ? nonField(contactTexts.groupExists) : error;
};

const groupWith = (id: number, context: Context) => stored.get({ params: { id }, query: {}, body: undefined }, context);

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
  async create(input, context) {
    if (input.body.rule) {
      await checkRoom(context);
      await checkRule(input.body.rule, context);
    }
    return stored.create(input, context).catch(nameTaken);
  },

  /** A group stays what it is: filled by hand, or by rule. */
  async update(input, context) {
    if (input.body.rule) {
      const { rule } = await groupWith(input.params.id, context);
      if (!rule) throw fieldErrors({ rule: [contactTexts.ruleOfHandGroup] });
      await checkRule(input.body.rule, context);
    }
    return stored.update(input, context).catch(nameTaken);
  },

  /** Refused while contacts are in it by hand, or a rule asks for it. Deleted contacts leave with the group. */
  async remove(input, context) {
    await groupWith(input.params.id, context);
    const { count } = await membersOf(context, input.params.id);
    if (count > 0) throw nonField(contactTexts.inUse(count));
    await refuseInRule('contactgroup', input.params.id, context);
    await context.db
      .deleteFrom('contact_in_group')
      .where('company_id', '=', context.actor.companyId)
      .where('contactgroup_id', '=', input.params.id)
      .execute();
    await sql`call replace_in_merges('contactgroup', ${input.params.id}, null)`.execute(context.db);
    await stored.remove(input, context);
  },

  async usage(_, context) {
    const { actor, db } = context;
    let q = db.selectFrom('contact_in_group').where('company_id', '=', actor.companyId).where('is_hidden', '=', false);
    if (actor.scope('contact:locked') === 'none') q = q.where('locked_contact', '=', false);
    const [rows, byRule] = await Promise.all([
      q
        .select(['contactgroup_id', sql<number>`count(*)`.as('count')])
        .groupBy('contactgroup_id')
        .execute(),
      ruleCounts(context),
    ]);
    return { counts: { ...Object.fromEntries(rows.map((row) => [row.contactgroup_id, row.count])), ...byRule } };
  },

  async merge({ params, body }, context) {
    const { actor, db } = context;
    if (params.id === body.into) throw fieldErrors({ into: ['Choose another group.'] });
    const both = await db
      .selectFrom('contactgroup')
      .select(['id', 'rule'])
      .where('company_id', '=', actor.companyId)
      .where('id', 'in', [params.id, body.into])
      .forUpdate()
      .execute();
    if (!both.some((row) => row.id === params.id)) throw notFound();
    if (!both.some((row) => row.id === body.into)) throw fieldErrors({ into: [drf.invalidPk(body.into)] });
    if (both.some((row) => row.rule)) throw nonField(contactTexts.ruleMerge);
    await sql`insert into contact_in_group (company_id, contactgroup_id, contact_id, created_date, is_hidden, locked_contact)
      select company_id, ${body.into}, contact_id, created_date, is_hidden, locked_contact from contact_in_group
       where company_id = ${actor.companyId} and contactgroup_id = ${params.id} on conflict do nothing`.execute(db);
    await db
      .deleteFrom('contact_in_group')
      .where('company_id', '=', actor.companyId)
      .where('contactgroup_id', '=', params.id)
      .execute();
    await followMerge('contactgroup', params.id, body.into, context);
    await sql`call replace_in_merges('contactgroup', ${params.id}, ${body.into})`.execute(db);
    await db.deleteFrom('contactgroup').where('company_id', '=', actor.companyId).where('id', '=', params.id).execute();
    return groupWith(body.into, context);
  },
};
