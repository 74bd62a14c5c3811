import { consentText } from '@angan/contract/contacts/consent.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { brokerContactCalls, ContactCounts } from '@angan/contract/platform/broker-contacts.ts';
import { sql } from 'kysely';
import {
  contactGroupHandlers,
  contactRows,
  contactsWithNumbers,
  insertContacts,
  listContacts,
  ruleCounts,
  showContact,
  sourceHandlers,
} from '../contacts/index.ts';
import type { Context } from '../core/context.ts';
import { fieldErrors, Refusal } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';

/**
 * The platform's people have none of the brokerages' calls: these are theirs, and reach their own company alone, whose
 * contacts they see whole.
 */
export const brokerContactHandlers: Handlers<typeof brokerContactCalls> = {
  list: ({ query }, context) => listContacts(query, context, { open: false }),
  counts: (_, context) => countContacts(context),

  async create({ body: { consent_how, ...body } }, context) {
    await checkNames(body, context);
    const [id] = await insertContacts(context, [body]);
    await noteConsent([id!], consent_how, context);
    const row = await contactRows(context.db, context.actor.companyId)
      .where('c.id', '=', id!)
      .executeTakeFirstOrThrow();
    return showContact(row, true);
  },

  async bulkCreate({ body: { rows, source, contactgroup, consent_how } }, context) {
    const numbers = rows.flatMap((row) => [row.mobile_number_1, row.mobile_number_2 ?? '']).filter(Boolean);
    if (new Set(numbers).size !== numbers.length) throw new Refusal(400, { error: contactTexts.duplicateMobiles });
    const shared = { source, contactgroup };
    await checkNames(shared, context);
    const there = await contactsWithNumbers(context.db, context.actor.companyId, numbers);
    const fresh = rows.filter((row) => !there.has(row.mobile_number_1) && !there.has(row.mobile_number_2 ?? ''));
    const ids =
      fresh.length > 0
        ? await insertContacts(
            context,
            fresh.map((row) => ({ ...row, ...shared })),
          )
        : [];
    await noteConsent(ids, consent_how, context);
    return { created: ids.length, known: rows.length - ids.length };
  },

  async addGroup({ body }, context) {
    const made = await contactGroupHandlers.create(
      { params: {}, query: {}, body: { contact_group_name: body.name } },
      context,
    );
    return { id: made.id, name: made.contact_group_name, count: 0 };
  },

  async addSource({ body }, context) {
    const made = await sourceHandlers.create({ params: {}, query: {}, body: { source_name: body.name } }, context);
    return { id: made.id, name: made.source_name, count: 0 };
  },
};

const noteConsent = async (ids: readonly number[], how: string | undefined, { db, actor, services }: Context) => {
  if (!how || ids.length === 0) return;
  await sql`
    update contact set consent_status = 'Given', consent_how = ${how}, consent_at = ${services.now().toISOString()},
        consent_text_version = ${consentText.version}
     where company_id = ${actor.companyId} and id = any (${ids}::bigint[])`.execute(db);
};

/** Sources and groups have to be of this company, and nobody is put by hand into a group by rule. */
const checkNames = async (
  { source, contactgroup }: { source?: number | null | undefined; contactgroup?: number[] | undefined },
  { db, actor }: Context,
): Promise<void> => {
  if (source) {
    const found = await db
      .selectFrom('source')
      .select('id')
      .where('company_id', '=', actor.companyId)
      .where('id', '=', source)
      .executeTakeFirst();
    if (!found) throw fieldErrors({ source: [drf.invalidPk(source)] });
  }
  if (!contactgroup?.length) return;
  const groups = await db
    .selectFrom('contactgroup')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('id', 'in', contactgroup)
    .where('rule', 'is', null)
    .execute();
  const missing = contactgroup.find((id) => !groups.some((group) => group.id === id));
  if (missing !== undefined) throw fieldErrors({ contactgroup: [drf.invalidPk(missing)] });
};

const countContacts = async (context: Context): Promise<ContactCounts> => {
  const { db, actor } = context;
  const company = actor.companyId;
  const { rows } = await sql<
    Omit<ContactCounts, 'groups'> & { groups: { id: number; name: string; count: number; by_rule: boolean }[] }
  >`
    with c as materialized (
      select id, source, consent_status = 'Given' and not marketing_opt_out and not do_not_contact as agreed, marketing_opt_out
        from contact where company_id = ${company} and not is_deleted
    ), g as materialized (select contactgroup_id, contact_id from contact_in_group where company_id = ${company} and not is_hidden)
    select (select count(*) from c) as count, (select count(*) from c where agreed) as agreed,
        (select count(*) from c where marketing_opt_out) as opted_out, (select count(*) from c where source is null) as no_source,
        (select count(*) from c where not exists (select 1 from g where g.contact_id = c.id)) as no_group,
        coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.source_name, 'count', s.count) order by s.count desc, s.source_name)
          from (select s.id, s.source_name, count(c.id) as count from source s left join c on c.source = s.id
            where s.company_id = ${company} group by s.id, s.source_name) s), '[]') as sources,
        coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.contact_group_name, 'count', s.count, 'by_rule', s.by_rule) order by s.contact_group_name)
          from (select s.id, s.contact_group_name, s.rule is not null as by_rule, count(g.contact_id) as count
            from contactgroup s left join g on g.contactgroup_id = s.id
            where s.company_id = ${company} group by s.id, s.contact_group_name, s.rule) s), '[]') as groups`.execute(
    db,
  );
  const ruled = await ruleCounts(context);
  const counted = rows[0]!;
  return {
    ...counted,
    groups: counted.groups
      .map((group) => ({ ...group, count: group.by_rule ? (ruled[group.id] ?? 0) : group.count }))
      .toSorted((a, b) => b.count - a.count),
  };
};
