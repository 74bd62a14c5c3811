import type { FirstAnswer } from '@angan/contract/lead-events/first-answer.ts';
import { keptCode, metaErrorOf } from '@angan/domain/whatsapp/errors.ts';
import { waIdOf } from '@angan/domain/whatsapp/people.ts';
import { verdictOn } from '@angan/domain/whatsapp/sending.ts';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Services } from '../../../core/context.ts';
import { isDatabaseAway } from '../../../core/database/away.ts';
import type { DB } from '../../../core/database/schema.gen.ts';
import { withoutSecrets } from '../../../core/jobs/error-text.ts';
import { endedMarketing, heedWishes, type MetaError } from '../../../whatsapp/index.ts';
import { readFirstAnswer } from '../../answering/index.ts';
import type { ReadLead } from '../../portals/index.ts';
import { steppingFor } from '../../pulling/index.ts';
import { accessOf, readChatSetting } from '../chat-access.ts';
import { metaOf } from '../check-number.ts';
import { contentOf } from './content-of.ts';
import { noteAnswer, type Outcome, writeAnswer } from './write-answer.ts';

/** Seconds after which an answer is in nobody's hand any more. One is taken at a time: Meta may take twenty for each. */
const leaseSeconds = 60;

interface Claimed {
  lead_event: number;
  attempts: number;
  mobile_number: string;
  lead: ReadLead | null;
  way: string;
  asked_at: string;
  office: string;
  until: string;
  /** Whether it was taken to be sent; else it was set aside. */
  is_wanted: boolean;
}

/** Sends the first answers that are due. Answers of how many offices were looked at; one that fails holds up no other. */
export const sendAnswersDue = async (services: Services, log: Logger): Promise<number> => {
  const { rows } = await services.platformPool.query<{ company_id: number }>(
    `select distinct company_id from lead_first_answer
      where status = 'Waiting' and due_at <= $1::timestamptz
         or status = 'Sending' and claimed_at < $1::timestamptz - make_interval(secs => $2) limit 50`,
    [services.now().toISOString(), leaseSeconds],
  );
  let sent = 0;
  for (const { company_id } of rows) {
    try {
      sent += await sendOf(services, company_id);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      log.warn({ company: company_id, why: withoutSecrets(error) }, 'first answers could not be sent');
    }
  }
  return sent;
};

const sendOf = async (services: Services, companyId: number): Promise<number> => {
  const { step } = steppingFor(services, companyId);
  const { claimed, answer, opened } = await step(async (db) => ({
    claimed: await claim(db, services, companyId),
    answer: await readFirstAnswer(db, companyId),
    opened: accessOf(await readChatSetting(services, db, companyId)),
  }));
  for (const one of claimed) {
    if (!one.is_wanted) continue;
    const outcome =
      answer && opened.ok
        ? await send(services, opened.access, answer, one)
        : ({ status: 'Not sent' } satisfies Outcome);
    await step((db) => writeAnswer(db, companyId, one.lead_event, outcome, services.now()));
  }
  return claimed.length;
};

/**
 * Takes what is due: marked, and committed so, before it is sent. What another process left marked may have gone. What
 * nobody wants any more is set aside: too late, somebody answered, or the person wants nothing.
 */
const claim = async (db: Kysely<DB>, services: Services, companyId: number): Promise<Claimed[]> => {
  const now = services.now().toISOString();
  await heedWishes(db, companyId);
  const { rows: left } = await sql<{ lead_event: number }>`
    update lead_first_answer set status = 'Unknown'
     where company_id = ${companyId} and status = 'Sending' and claimed_at < ${now}::timestamptz - make_interval(secs => ${leaseSeconds})
    returning lead_event`.execute(db);
  for (const { lead_event } of left) await noteAnswer(db, companyId, lead_event);
  const wa_id = sql<string>`('91' || e.mobile_number)`;
  const nobody = { user_id: sql<string | null>`null::text`, contact: sql<number | null>`null::bigint` };
  const { rows } = await sql<Claimed>`
    with due as (
      select a.lead_event, e.mobile_number, e.lead, e.way, coalesce(e.asked_at, e.received_at) as asked_at, c.company_name as office,
             a.until > ${now}::timestamptz and q.first_response_at is null and not q.is_deleted
               and not ${endedMarketing(companyId, { wa_id, ...nobody })} as is_wanted
        from lead_first_answer a
        join lead_event e on e.company_id = a.company_id and e.id = a.lead_event
        join inquiry q on q.company_id = e.company_id and q.id = e.inquiry
        join company c on c.id = a.company_id
       where a.company_id = ${companyId} and a.status = 'Waiting' and a.due_at <= ${now}::timestamptz
       order by a.due_at limit 1 for update of a skip locked)
    update lead_first_answer a set status = case when d.is_wanted then 'Sending' else 'Not sent' end, claimed_at = ${now}::timestamptz,
        attempts = a.attempts + d.is_wanted::int
      from due d where a.company_id = ${companyId} and a.lead_event = d.lead_event
    returning a.lead_event, a.attempts, a.until, d.mobile_number, d.lead, d.way, d.asked_at, d.office, d.is_wanted`.execute(
    db,
  );
  return rows;
};

const dayMs = 24 * 3_600_000;

const send = async (
  services: Services,
  access: { readonly phone_number_id: string; readonly access_token: string },
  answer: FirstAnswer,
  one: Claimed,
): Promise<Outcome> => {
  const isOpen = one.way === 'Chat' && services.now().getTime() - Date.parse(one.asked_at) < dayMs;
  const content = contentOf(answer, { lead: one.lead, office: one.office, isOpen });
  if (!content) return { status: 'Not sent' };
  const sent = await metaOf(services, access).messages.send(access.phone_number_id, {
    to: waIdOf(one.mobile_number),
    content,
    callbackData: `lead ${one.lead_event}`,
  });
  return sent.ok ? { status: 'Sent', wamid: sent.value.wamid } : refusedBy(services, sent.error, one);
};

/** Tried again only where Meta did not take it for certain, and somebody still waits. */
const refusedBy = (services: Services, error: MetaError, { attempts, until }: Claimed): Outcome => {
  const { is, code, subcode, waitSeconds, retryAfter, title, message } = error;
  const verdict = verdictOn(
    { is, code, reach: metaErrorOf(code, subcode).reach, waitSeconds, retryAfter },
    { attempts, pairHits: 1, ofBroadcast: false, luck: Math.random() },
  ).message;
  const why = { code: keptCode(code, subcode), title: (title || message).slice(0, 300) };
  if (verdict.is === 'unknown') return { status: 'Unknown' };
  // With a token that ended nothing is sent before somebody enters another.
  const due = services.now().getTime() + (verdict.is === 'again' ? Math.max(verdict.seconds, 1) : 0) * 1000;
  if (verdict.is === 'again' && is !== 'token' && due < Date.parse(until))
    return { status: 'Waiting', due_at: new Date(due).toISOString(), ...why };
  return { status: 'Failed', ...why };
};
