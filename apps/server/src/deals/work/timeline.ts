import { dealFields } from '@angan/contract/deals/deal-fields.ts';
import type { DealHappening, dealWorkCalls } from '@angan/contract/deals/deal-work.ts';
import { labelOf } from '@angan/contract/kit/presented.ts';
import { sql } from 'kysely';
import { seesNote } from '../../contacts/index.ts';
import type { Context } from '../../core/context.ts';
import type { Handler } from '../../core/http/serve.ts';
import { pageNumber } from '../../core/list.ts';
import { type TaskHappening, taskHappening, taskKind, taskSentence, taskTrail } from '../../trails/index.ts';
import { findDeal } from '../find-deal.ts';

const perPage = 50;

type Entry = Omit<DealHappening, 'by' | 'fields' | 'sentence'> & {
  first_name: string | null;
  last_name: string | null;
  changed: string[] | null;
  task: TaskHappening | null;
};

/** What a move, an answer to an offer and the office's own order tell already. */
const toldElsewhere = ['stage', 'skipped', 'probability'];

const labels: Readonly<Record<string, string>> = {
  buyer: 'Buyer',
  seller: 'Seller',
  co_broker: 'Co-broker',
  closing_users: 'Closed by',
  our_side: 'Our side',
  expected_close: 'Expected close',
};

const entriesOf = async ({ actor, db }: Context, id: number, page: number): Promise<Entry[]> => {
  const { rows } = await sql<Entry>`
    select e.*, u.first_name, u.last_name from (
      select 'audit-' || id as id, action as kind, at, user_id, null as "from", null as "to", null::jsonb as offer, '' as text,
          (select array_agg(k) from jsonb_object_keys(changes - ${toldElsewhere}::text[]) k) as changed, null::jsonb as task, id as place
        from audit_log where company_id = ${actor.companyId} and entity = 'deal' and entity_id = ${id}
          and action in ('created', 'changed', 'deleted', 'restored')
          and (action <> 'changed' or not changes ? 'stage' and changes - ${toldElsewhere}::text[] <> '{}')
      union all
      select 'move-' || id, 'moved', at, by, from_stage, to_stage, null, note, null, null, id
        from deal_stage_move where company_id = ${actor.companyId} and deal = ${id}
      union all
      select 'offer-' || id, 'offer', created_date, created_by, null, null,
          jsonb_build_object('by_side', by_side, 'amount', amount, 'status', status), note, null, null, id
        from deal_offer where company_id = ${actor.companyId} and deal = ${id}
      union all
      select 'paper-' || id, 'paper', done_at, done_by, null, null, null, item, null, null, id
        from deal_paper where company_id = ${actor.companyId} and deal = ${id} and done_at is not null and not is_deleted
      union all
      select 'receipt-' || id, 'receipt', created_date, created_by, null, null, null, number, null, null, id
        from deal_receipt where company_id = ${actor.companyId} and deal = ${id}
      union all
      select 'note-' || id, 'note', created_date, created_by, null, null, null, text, null, null, id
        from note n where company_id = ${actor.companyId} and link_kind = 'deal' and link_id = ${id} and ${seesNote(actor)}
      union all
      select 'task-' || a.id, ${taskKind}, a.at, a.user_id, null, null, null, '', null, ${taskHappening(sql`null::text`)}, a.id
        ${taskTrail(actor.companyId, 'deal', sql`${id}`)}
    ) e left join app_user u on u.company_id = ${actor.companyId} and u.id = e.user_id
    order by e.at desc, e.kind desc, e.place desc limit ${perPage + 1} offset ${(page - 1) * perPage}`.execute(db);
  return rows;
};

/** What happened with a deal. */
export const dealTimeline: Handler<typeof dealWorkCalls.timeline> = async ({ params, query }, context) => {
  const { id } = await findDeal(context, params.id);
  const page = pageNumber(query.page);
  const rows = await entriesOf(context, id, page);
  const results = rows
    .slice(0, perPage)
    .map(({ first_name, last_name, changed, task, ...entry }): DealHappening => {
      const named = (changed ?? []).map((field) => labels[field] ?? labelOf(dealFields, field));
      return {
        ...entry,
        by: [first_name, last_name].filter(Boolean).join(' '),
        sentence: task && taskSentence(task),
        fields: entry.kind === 'changed' ? named.filter((label) => label !== undefined) : [],
      };
    })
    .filter((entry) => entry.kind !== 'changed' || entry.fields.length > 0);
  const path = `${context.services.settings.publicUrl}/properties/deals/${id}/timeline/`;
  return { results, next: rows.length > perPage ? `${path}?page=${page + 1}` : null };
};
