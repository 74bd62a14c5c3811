import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { escalationSteps } from '@angan/domain/leads/index.ts';
import { afterWorkingMinutes, type WorkingHours } from '@angan/domain/working-time.ts';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { type Alert, raiseAlerts } from '../../alerts/index.ts';
import { readWorkingHours } from '../../company/index.ts';
import type { Services } from '../../core/context.ts';
import { isDatabaseAway } from '../../core/database/away.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { inTransaction, openingForCompany } from '../../core/database/transaction.ts';
import { withoutSecrets } from '../../core/jobs/error-text.ts';
import { sourceName } from '../inbox/lead-rows.ts';
import { isToAnswer } from '../inbox/visible-leads.ts';

/** Leads of an office in one transaction. */
const atOnce = 200;
/** After how long is looked again at one that is not read yet. */
const unreadMs = 60_000;

interface Late {
  lead_event: number;
  step: number;
  received_at: string;
  source: string;
  inquiry: number | null;
  inquiry_code: string | null;
  assigned_to: number[];
  is_late: boolean;
  is_unread: boolean;
}
/** People of an office who can be told, by what they are. */
interface People {
  readonly active: ReadonlySet<number>;
  readonly 'Co-Owner': readonly number[];
  readonly Owner: readonly number[];
}

/**
 * Tells of leads that nobody has answered: first who has them, then the Co-Owners, then the Owner, each of them once (decision 295).
 * Answers how many leads were looked at; what was answered meanwhile is told to nobody. An office of which it fails holds
 * up no other.
 */
export const escalateDue = async (services: Services, log: Logger): Promise<number> => {
  let count = 0;
  for (const companyId of await officesDue(services)) {
    try {
      count += await escalateOf(services, companyId);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      log.warn(
        { company: companyId, why: withoutSecrets(error) },
        'telling of leads that wait failed and is tried again',
      );
    }
  }
  return count;
};

const officesDue = async ({ platformPool, now }: Services): Promise<number[]> => {
  const { rows } = await platformPool.query<{ company_id: number }>(
    'select distinct company_id from lead_escalation where next_at <= $1 limit 100',
    [now().toISOString()],
  );
  return rows.map(({ company_id }) => company_id);
};

const escalateOf = (services: Services, companyId: number): Promise<number> =>
  inTransaction(services.pool, openingForCompany(companyId, null), async (client) => {
    const db = onConnection(client);
    const { rows } = await sql<Late>`
      select l.lead_event, l.step, e.received_at, ${sourceName} as source, e.inquiry, q.inquiry_code,
             coalesce(q.assigned_to, e.assigned_to) as assigned_to,
             c.is_active and ${isToAnswer} as is_late, c.is_active and e.result = 'Waiting' as is_unread
        from lead_escalation l
        cross join (select subscription_of(o) = 'Active' as is_active from company o where o.id = ${companyId}) c
        join lead_event e on e.company_id = l.company_id and e.id = l.lead_event
        left join inquiry q on q.company_id = e.company_id and q.id = e.inquiry
       where l.company_id = ${companyId} and l.next_at <= ${services.now().toISOString()}::timestamptz
       order by l.next_at limit ${atOnce} for update of l skip locked`.execute(db);
    if (rows.length === 0) return 0;
    const [people, hours] = [await readPeople(db, companyId), await readWorkingHours(db, companyId)];
    const late = rows.filter((row) => row.is_late);
    await raiseAlerts(
      db,
      late.flatMap((row) => alertOf(row, people)),
    );
    await goOn(
      db,
      companyId,
      rows.map((row) => ({ lead_event: row.lead_event, ...placeAfter(row, hours, services.now()) })),
    );
    return rows.length;
  });

const readPeople = async (db: Kysely<DB>, companyId: number): Promise<People> => {
  const rows = await db
    .selectFrom('app_user')
    .select(['id', 'usertype'])
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .execute();
  const of = (usertype: string) => rows.filter((row) => row.usertype === usertype).map(({ id }) => id);
  return { active: new Set(rows.map(({ id }) => id)), 'Co-Owner': of('Co-Owner'), Owner: of('Owner') };
};

/** Nobody's lead is the Co-Owners' at once, or the Owner's where there are none. */
const toldOf = ({ step, assigned_to }: Late, people: People): readonly number[] => {
  const { to } = escalationSteps[step]!;
  if (to !== 'Assigned') return people[to];
  const theirs = assigned_to.filter((id) => people.active.has(id));
  return [theirs, people['Co-Owner'], people.Owner].find((ids) => ids.length > 0) ?? [];
};

const alertOf = (row: Late, people: People): Alert[] => {
  const { lead_event, step, source, inquiry, inquiry_code } = row;
  const { minutes } = escalationSteps[step]!;
  const { of } = alertSentences;
  return [
    {
      to: toldOf(row, people),
      kind: 'Lead not answered',
      sentence: inquiry_code
        ? of.leadLate({ minutes, source, code: inquiry_code })
        : of.unreadLeadLate({ minutes, source }),
      key: `lead ${lead_event} late`,
      ...(inquiry !== null && { about: [{ kind: 'inquiry' as const, id: inquiry }] }),
      together: of.leadsLate,
    },
  ];
};

interface Place {
  readonly step: number;
  /** null: it is done with. */
  readonly next_at: string | null;
}

const placeAfter = ({ step, received_at, is_late, is_unread }: Late, hours: WorkingHours, now: Date): Place => {
  // Behind a worker that stood still many wait to be read, and are awaited no less.
  if (is_unread) return { step, next_at: new Date(now.getTime() + unreadMs).toISOString() };
  const next = is_late ? escalationSteps[step + 1] : undefined;
  const next_at = next ? afterWorkingMinutes(new Date(received_at), next.minutes, hours).toISOString() : null;
  return { step: step + 1, next_at };
};

/** Those that have a next step wait for it; the others are done with. */
const goOn = async (
  db: Kysely<DB>,
  companyId: number,
  leads: readonly (Place & { lead_event: number })[],
): Promise<void> => {
  const read = sql`jsonb_to_recordset(${JSON.stringify(leads)}::jsonb) as r (lead_event bigint, step smallint, next_at timestamptz)`;
  await sql`
    update lead_escalation l set step = r.step, next_at = r.next_at from ${read}
     where l.company_id = ${companyId} and l.lead_event = r.lead_event and r.next_at is not null`.execute(db);
  await sql`
    delete from lead_escalation l using ${read}
     where l.company_id = ${companyId} and l.lead_event = r.lead_event and r.next_at is null`.execute(db);
};
