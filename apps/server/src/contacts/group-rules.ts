import { type GroupRule, ruleLimits } from '@angan/contract/contacts/group-rule.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { fieldErrors, nonField } from '../core/errors.ts';

/** What a rule names by id: sources, and groups that are filled by hand. */
type Named = 'source' | 'contactgroup';

/** Refuses a rule that names what the company does not have, or another group by rule. */
export const checkRule = async ({ source, contactgroup }: GroupRule, { actor, db }: Context): Promise<void> => {
  const sources = db.selectFrom('source').select('id').where('company_id', '=', actor.companyId);
  const groups = db.selectFrom('contactgroup').select('id').where('company_id', '=', actor.companyId);
  if (source) refuseUnknown(source, await sources.where('id', 'in', source).execute());
  if (contactgroup)
    refuseUnknown(contactgroup, await groups.where('id', 'in', contactgroup).where('rule', 'is', null).execute());
};

const refuseUnknown = (ids: readonly number[], known: readonly { id: number }[]) => {
  const unknown = ids.find((id) => !known.some((row) => row.id === id));
  if (unknown !== undefined) throw fieldErrors({ rule: [drf.invalidPk(unknown)] });
};

/** Refuses one more group by rule than a company may have: all of them are counted at every look at the groups. */
export const checkRoom = async ({ actor, db }: Context): Promise<void> => {
  const { count } = await db
    .selectFrom('contactgroup')
    .where('company_id', '=', actor.companyId)
    .where('rule', 'is not', null)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  if (count >= ruleLimits.groups) throw nonField(contactTexts.tooManyRules(ruleLimits.groups));
};

const asksFor = (named: Named, id: number) => sql<boolean>`rule -> ${named} @> ${String(id)}::jsonb`;

/** Refuses to let go of what a rule asks for: without it the rule would reach others, in the end everybody. */
export const refuseInRule = async (named: Named, id: number, { actor, db }: Context): Promise<void> => {
  const asking = await db
    .selectFrom('contactgroup')
    .select('contact_group_name')
    .where('company_id', '=', actor.companyId)
    .where(asksFor(named, id))
    .orderBy('id')
    .executeTakeFirst();
  if (asking) throw nonField(contactTexts.inRule(asking.contact_group_name));
};

/** What was merged into another is asked for under the other's id from now on, as its contacts are found there. */
export const followMerge = async (named: Named, from: number, into: number, { actor, db }: Context): Promise<void> => {
  await db
    .updateTable('contactgroup')
    .set({
      rule: sql`jsonb_set(rule, array[${named}], (select jsonb_agg(distinct case when id = ${String(from)}::jsonb then ${String(into)}::jsonb else id end)
        from jsonb_array_elements(rule -> ${named}) e (id)))`,
    })
    .where('company_id', '=', actor.companyId)
    .where(asksFor(named, from))
    .execute();
};

/** How many contacts each group by rule has today, by id. */
export const ruleCounts = async ({ actor, db, services }: Context): Promise<Record<string, number>> => {
  const open = actor.scope('contact:locked') === 'none';
  const { rows } = await sql<{ contactgroup_id: number; count: number }>`
    select * from count_rule_groups(${open}, ${dayInIndia(services.now())}::date)`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.contactgroup_id, row.count]));
};

/** The groups by rule that a contact is in today. */
export const ruleGroupsOf = async (contact: number, { db, services }: Context): Promise<number[]> => {
  const { rows } = await sql<{ ids: number[] }>`
    select rule_groups_of(${contact}, ${dayInIndia(services.now())}::date) as ids`.execute(db);
  return rows[0]!.ids;
};
