import { type assigningCalls, dryRunLimits } from '@angan/contract/inquiries/assigning.ts';
import { assignAll } from '@angan/domain/assigning.ts';
import { sql } from 'kysely';
import type { Handlers } from '../core/http/serve.ts';
import { type NewInquiry, readPeople, ruleOf, toAssign } from './assign-new.ts';

/** Settings show what a rule does before it is kept. */
export const assigningHandlers: Handlers<typeof assigningCalls> = {
  async dryRun({ query: { assign_rule, assign_to, source } }, { actor, db, services }) {
    const { companyId } = actor;
    const rule = assign_rule ? { rule: assign_rule, person: assign_to ?? null } : await ruleOf(db, companyId);
    const since = new Date(services.now().getTime() - dryRunLimits.days * 86_400_000).toISOString();
    const ofSource = sql`exists (select 1 from lead_event e
      where e.company_id = i.company_id and e.inquiry = i.id and e.source = ${source ?? ''} and e.result = 'Created')`;
    const { rows } = await sql<NewInquiry>`
      select i.property_type, i.area, i.locked_inquiry from inquiry i
       where i.company_id = ${companyId} and not i.is_deleted and i.date_time >= ${since}::timestamptz
         and ${source ? ofSource : sql`true`}
       order by i.date_time desc limit ${dryRunLimits.inquiries}`.execute(db);
    const { ids } = assignAll(rows.toReversed().map(toAssign), rule, await readPeople(db, companyId));
    const got = ids.filter((id) => id !== undefined);
    const counts = [...Map.groupBy(got, (id) => id)].map(([id, all]) => ({ id, count: all.length }));
    return {
      count: rows.length,
      nobody: rows.length - got.length,
      people: counts.sort((one, other) => other.count - one.count || one.id - other.id),
    };
  },
};
