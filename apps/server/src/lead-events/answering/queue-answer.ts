import { FirstAnswer } from '@angan/contract/lead-events/first-answer.ts';
import { chatSource, firstAnswerMinutes, type LeadSource, type LeadWay } from '@angan/domain/leads/index.ts';
import { waIdOf } from '@angan/domain/whatsapp/people.ts';
import { workingMinutes } from '@angan/domain/working-time.ts';
import { type Kysely, sql } from 'kysely';
import { readWorkingHours } from '../../company/index.ts';
import type { Context } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { endedMarketing } from '../../whatsapp/index.ts';
import { tellWorker } from '../store-leads.ts';

interface Arrived {
  readonly id: number;
  readonly source: LeadSource;
  readonly way: LeadWay;
  readonly received_at: string;
  readonly asked_at: string | null;
}

/** What an office answers by itself; undefined where that is nothing, or its number is off. */
export const readFirstAnswer = async (db: Kysely<DB>, companyId: number): Promise<FirstAnswer | undefined> => {
  const row = await db
    .selectFrom('lead_source_setting')
    .select('first_answer')
    .where('company_id', '=', companyId)
    .where('source', '=', chatSource)
    .where('is_enabled', '=', true)
    .executeTakeFirst();
  return FirstAnswer.safeParse(row?.first_answer).data;
};

/** Ways by which come rows that nobody waits with: lists, what was typed in, what was tried. */
const unanswered: readonly LeadWay[] = ['File', 'Paste', 'Test'];

/**
 * Has a lead that became an inquiry answered by itself, where the office wants it: one of the sources that it chose, asked
 * within the hour, of a person who may be written to and was not answered so within the day.
 */
export const queueAnswer = async (context: Context, arrived: Arrived, mobile: string): Promise<void> => {
  const { db, actor, services } = context;
  const { companyId } = actor;
  const { id, source, way, received_at, asked_at } = arrived;
  const answer = await readFirstAnswer(db, companyId);
  if (!answer?.sources.includes(source) || unanswered.includes(way)) return;
  if (answer.template === null && (way !== 'Chat' || answer.text === '')) return;
  const now = services.now();
  const born = Math.min(Date.parse(received_at), Date.parse(asked_at ?? received_at));
  const until = new Date(born + firstAnswerMinutes * 60_000);
  if (until <= now) return;
  if (answer.hours === 'Working hours') {
    const aMinuteAgo = new Date(now.getTime() - 60_000);
    if (workingMinutes(aMinuteAgo, now, await readWorkingHours(db, companyId)) === 0) return;
  }
  const wa_id = sql<string>`${waIdOf(mobile)}::text`;
  const nobody = { user_id: sql<string | null>`null::text`, contact: sql<number | null>`null::bigint` };
  const { rows } = await sql`
    insert into lead_first_answer (lead_event, due_at, until)
    select ${id}, ${now.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz
     where not ${endedMarketing(companyId, { wa_id, ...nobody })}
       and not exists (select 1 from lead_first_answer a join lead_event e on e.company_id = a.company_id and e.id = a.lead_event
         where a.company_id = ${companyId} and e.mobile_number = ${mobile} and a.status <> 'Not sent'
           and e.received_at > ${now.toISOString()}::timestamptz - interval '24 hours')
    on conflict do nothing returning 1`.execute(db);
  if (rows.length > 0) await tellWorker(db);
};
