import type { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { inquiryFieldLabel } from '@angan/contract/inquiries/inquiry-layout.ts';
import type { InquiryTimelineEntry } from '@angan/contract/inquiries/inquiry-stages.ts';
import { taskSentences } from '@angan/contract/tasks/task-sentences.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { failureMeaning } from '@angan/domain/whatsapp/errors.ts';
import { sql } from 'kysely';
import { seesNote } from '../contacts/index.ts';
import type { Context } from '../core/context.ts';
import { inEnglish } from '../core/english.ts';
import { maskedAnswer } from '../core/http/mask-answer.ts';
import type { Handler } from '../core/http/serve.ts';
import { pageNumber } from '../core/list.ts';
import { visibleProperties } from '../properties/index.ts';
import { type TaskHappening, taskHappening, taskKind, taskSentence, taskTrail } from '../trails/index.ts';
import { findInquiry } from './visible-inquiries.ts';

const perPage = 50;

type Entry = Omit<InquiryTimelineEntry, 'by' | 'fields' | 'automatic' | 'sentence'> & {
  first_name: string | null;
  last_name: string | null;
  trigger: string | null;
  changed: string[] | null;
  task: TaskHappening | null;
};

/** The entries of an inquiry, newest first. What a move or a call changes is told as the move or the call. */
const entriesOf = async ({ actor, db }: Context, id: number, page: number) => {
  const codeSeen = sql<string | null>`case when ${visibleProperties(actor)} then p.property_code end`;
  const { rows } = await sql<Entry>`
    select e.*, u.first_name, u.last_name from (
      select 'audit-' || id as id, action as kind, at, user_id, null as "from", null as "to", null as trigger, null as reason,
          null as how, null as call_result, null as answer_status, '' as text, (select array_agg(k) from jsonb_object_keys(changes - 'next_follow_up') k) as changed,
          null::jsonb as task, id as place
        from audit_log where company_id = ${actor.companyId} and entity = 'inquiry' and entity_id = ${id}
          and action in ('created', 'changed', 'deleted', 'restored')
          -- The next follow-up is told as the task that it is.
          and (action <> 'changed' or changes - 'next_follow_up' <> '{}' and not changes ?| array['stage', 'contact_attempts'])
      union all
      select 'audit-' || id, action, at, user_id, null, null, null, null, changes ->> 'how', changes ->> 'call_result',
          changes ->> 'status', coalesce(changes ->> 'note', concat_ws(e'\n', coalesce(changes ->> 'code', ''), changes ->> 'title'), ''), null, null, id
        from audit_log where company_id = ${actor.companyId} and entity = 'inquiry' and entity_id = ${id} and action in ('contacted', 'first answer')
      union all
      select 'move-' || id, 'moved', at, by, from_stage, to_stage, trigger, reason, null, null, null, note, null, null, id
        from inquiry_stage_move where company_id = ${actor.companyId} and inquiry = ${id}
      union all
      select 'note-' || id, 'note', created_date, created_by, null, null, null, null, null, null, null, text, null, null, id
        from note n where company_id = ${actor.companyId} and link_kind = 'inquiry' and link_id = ${id} and ${seesNote(actor)}
      union all
      select 'audit-' || a.id, ${taskKind}, a.at, a.user_id, null, null, null, null, null, null, null, '', null, ${taskHappening(codeSeen)}, a.id
        ${taskTrail(actor.companyId, 'inquiry', sql`${id}`)}
      union all
      select 'like-' || l.share || '-' || l.property, 'liked', l.liked_at, null, null, null, null, null, null, null, null,
          coalesce(${codeSeen}, ''), null, null, l.share
        from share s join share_like l on l.company_id = s.company_id and l.share = s.id
        join property p on p.company_id = l.company_id and p.id = l.property
       where s.company_id = ${actor.companyId} and s.inquiry = ${id}
    ) e left join app_user u on u.company_id = ${actor.companyId} and u.id = e.user_id
    order by e.at desc, e.kind desc, e.place desc limit ${perPage + 1} offset ${(page - 1) * perPage}`.execute(db);
  return rows;
};

/** Why an answer did not go, by Meta's code and words as they were noted. */
const whyNot = ({ answer_status, text }: Pick<Entry, 'answer_status' | 'text'>): string => {
  const [code, title = ''] = text.split('\n');
  return answer_status === 'Failed' ? failureMeaning(Number(code) || null, title) : '';
};

/** What happened with an inquiry. Texts are masked as the record itself is. */
export const inquiryTimeline: Handler<typeof inquiryCalls.timeline> = async ({ params, query }, context) => {
  const { id } = await findInquiry(context, params.id);
  const page = pageNumber(query.page);
  const rows = await entriesOf(context, id, page);
  const whole = context.actor.scope('inquiry:number') === 'all';
  const results = rows
    .slice(0, perPage)
    .map(({ first_name, last_name, trigger, changed, task, ...entry }): InquiryTimelineEntry => {
      const sentence = task && (whole ? taskSentence(task) : maskedAnswer(taskSentence(task)));
      const words = entry.kind === 'first answer' ? whyNot(entry) : (trigger ?? entry.text ?? '');
      const text = sentence ? inEnglish(taskSentences, sentence) : words;
      const labels = (changed ?? []).map(inquiryFieldLabel).filter((label) => label !== undefined);
      return {
        ...entry,
        by: [first_name, last_name].filter(Boolean).join(' '),
        automatic: trigger !== null,
        text: whole ? text : maskNumbersIn(text),
        sentence,
        fields: entry.kind === 'changed' ? labels : [],
      };
    })
    // What nobody knows as a field, as the city that follows from the area, is no news by itself.
    .filter((entry) => entry.kind !== 'changed' || entry.fields.length > 0);
  const path = `${context.services.settings.publicUrl}/properties/inquiry/${id}/timeline/`;
  return { results, next: rows.length > perPage ? `${path}?page=${page + 1}` : null };
};
