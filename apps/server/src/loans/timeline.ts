import { type FieldValue, type ValuedField, valuedField } from '@angan/contract/kit/field-values.ts';
import { loanFields, payoutFieldNames } from '@angan/contract/loans/loan-fields.ts';
import {
  type LoanTimelineEntry,
  type loanHistoryCalls,
  loanTimelineSentences,
} from '@angan/contract/loans/loan-history.ts';
import { banks } from '@angan/domain/lookups/banks.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { inEnglish } from '../core/english.ts';
import { maskedAnswer } from '../core/http/mask-answer.ts';
import type { Handlers } from '../core/http/serve.ts';
import { pageNumber } from '../core/list.ts';
import { entriesPerPage, fieldChanges, type HappenedRow, timelinePage, whoDid } from '../core/timeline.ts';
import { type TaskHappening, taskHappening, taskKind, taskSentence, taskTrail } from '../trails/index.ts';
import { readLoan } from './find-loan.ts';

/** What happened beside a change of the loan's own fields. */
interface Facts {
  readonly from?: string;
  readonly to?: string;
  readonly note?: string;
  readonly item?: string;
  readonly status?: string;
  readonly bank?: number;
  readonly reason?: string;
  readonly amount?: number;
}
interface Entry extends HappenedRow {
  readonly kind: LoanTimelineEntry['kind'];
  readonly task: TaskHappening | null;
  readonly facts: Facts | null;
}

/** Fields that follow from a move or from what the loan consists of, which are told by themselves. */
const told = ['stage', 'left_stage', 'stage_since', 'documents_total', 'documents_in_hand', 'disbursed_amount', 'bank'];

/** The trail of what the loan consists of, by table. `facts`: of the trail `a` and the row `x`. */
const ofParts = (
  company: number,
  id: number,
  table: string,
  kind: LoanTimelineEntry['kind'],
  facts: ReturnType<typeof sql>,
  only: ReturnType<typeof sql>,
) => sql`
  select ${sql.lit(kind)} || '-' || a.id as id, ${sql.lit(kind)} as kind, a.at, a.user_id, null::jsonb as changes, null::jsonb as task, ${facts} as facts
    from ${sql.table(table)} x
    join audit_log a on a.company_id = x.company_id and a.entity = ${sql.lit(table)} and a.entity_id = x.id
   where x.company_id = ${company} and x.loan = ${id} and ${only}`;

const entriesOf = async ({ actor, db }: Context, id: number, page: number): Promise<Entry[]> => {
  const company = actor.companyId;
  const { rows } = await sql<Entry>`
    select e.*, u.first_name, u.last_name from (
      select 'audit-' || id as id, action as kind, at, user_id, changes - ${told}::text[] as changes, null::jsonb as task, null::jsonb as facts
        from audit_log where company_id = ${company} and entity = 'loan' and entity_id = ${id}
          and (action in ('created', 'deleted', 'restored') or action = 'changed' and changes - ${told}::text[] <> '{}')
      union all
      select 'move-' || m.id, 'moved', m.at, m.by, null, null, jsonb_build_object('from', m.from_stage, 'to', m.to_stage, 'note', m.note)
        from loan_stage_move m where m.company_id = ${company} and m.loan = ${id}
      union all
      select 'task-' || a.id, ${taskKind}, a.at, a.user_id, null, ${taskHappening(sql`null::text`)}, null
        ${taskTrail(company, 'loan', sql`${id}`)}
      union all ${ofParts(
        company,
        id,
        'loan_document',
        'document',
        sql`jsonb_build_object('item', x.item, 'status', coalesce(a.changes -> 'status' ->> 1, x.status), 'note', coalesce(a.changes -> 'note' ->> 1, ''))`,
        sql`a.action = 'changed' and a.changes ?| array['status', 'note']`,
      )}
      union all ${ofParts(
        company,
        id,
        'loan_application',
        'application',
        sql`jsonb_build_object('bank', x.bank, 'reason', a.changes -> 'reason' ->> 1)`,
        sql`(a.action = 'created' or coalesce(a.changes -> 'reason' ->> 1, '') <> '')`,
      )}
      union all ${ofParts(company, id, 'loan_disbursement', 'disbursement', sql`jsonb_build_object('amount', x.amount)`, sql`a.action = 'created'`)}
    ) e left join app_user u on u.company_id = ${company} and u.id = e.user_id
    order by e.at desc, e.id desc limit ${entriesPerPage + 1} offset ${(page - 1) * entriesPerPage}`.execute(db);
  return rows;
};

const plain: readonly string[] = ['text', 'choice', 'count', 'amount', 'rupees', 'percent', 'date', 'flag'];
const fieldOf =
  (seesPayout: boolean) =>
  (name: string): ValuedField | undefined => {
    if (!seesPayout && (payoutFieldNames as readonly string[]).includes(name)) return undefined;
    const line = (loanFields as Readonly<Record<string, { label: string; kind: string } | undefined>>)[name];
    return line && plain.includes(line.kind) ? valuedField(line as never) : undefined;
  };

const bankName = (id: number | undefined) => banks.find((row) => row.id === id)?.bank ?? '';

const sentenceOf = ({ kind, task, facts }: Entry): LoanTimelineEntry['sentence'] => {
  const { of } = loanTimelineSentences;
  if (task) return of.task({ task: taskSentence(task) });
  const { from = '', to = '', note = '', item = '', status = '', bank, reason, amount = 0 } = facts ?? {};
  if (kind === 'moved') return note ? of.movedWith({ from, to, note }) : of.moved({ from, to });
  if (kind === 'document') return note ? of.documentIsWith({ item, status, note }) : of.documentIs({ item, status });
  if (kind === 'application')
    return reason ? of.refused({ bank: bankName(bank), reason }) : of.applied({ bank: bankName(bank) });
  return kind === 'disbursement' ? of.disbursed({ amount }) : null;
};

export const loanHistoryHandlers: Handlers<typeof loanHistoryCalls> = {
  async timeline({ params, query }, context) {
    const { id, may_see_payout } = await readLoan(context, params.id);
    const page = pageNumber(query.page);
    const rows = await entriesOf(context, id, page);
    const whole = context.actor.scope('contact:number') === 'all';
    const read = (value: unknown) => (typeof value === 'string' && !whole ? maskNumbersIn(value) : value) as FieldValue;
    return timelinePage(context, `/properties/loans/${id}/timeline/`, page, rows, (entry): LoanTimelineEntry => {
      const said = sentenceOf(entry);
      const sentence = said && (whole ? said : maskedAnswer(said));
      return {
        id: entry.id,
        kind: entry.kind,
        at: entry.at,
        by: whoDid(entry),
        text: sentence ? inEnglish(loanTimelineSentences, sentence) : '',
        sentence,
        changes:
          entry.kind === 'changed'
            ? fieldChanges(entry.changes, fieldOf(may_see_payout), (_, value) => read(value))
            : [],
      };
    });
  },
};
