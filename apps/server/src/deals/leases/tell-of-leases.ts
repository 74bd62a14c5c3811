import { type AlertSentence, alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import type { AlertKind } from '@angan/domain/alerts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { endingDays } from '@angan/domain/ending.ts';
import { type LeaseEvent, leaseEvents } from '@angan/domain/leases/index.ts';
import type { DealTaskReason } from '@angan/domain/lookups/deals.ts';
import type { TaskType } from '@angan/domain/lookups/tasks.ts';
import { type Kysely, sql } from 'kysely';
import { type Alert, ownerIds, raiseAlerts } from '../../alerts/index.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { insertTasks } from '../../tasks/index.ts';
import { atTen, whoDoes } from '../who-does.ts';
import { type LeaseColumns, termsOf } from './lease-terms.ts';

interface Lease extends LeaseColumns {
  readonly id: number;
  readonly deal_code: string;
  readonly property: number | null;
  readonly property_code: string | null;
  readonly buyer: number;
  readonly closing_users: unknown;
  readonly created_by: number | null;
}

interface Told {
  readonly reason: DealTaskReason;
  readonly type: TaskType;
  /** null: the property tells it. */
  readonly alert: readonly [kind: AlertKind, say: (values: { code: string; day: string }) => AlertSentence] | null;
}

const { of } = alertSentences;
const told: Readonly<Record<LeaseEvent['kind'], Told>> = {
  escalation: { reason: 'Rent goes up', type: 'Payment follow-up', alert: ['Escalation due', of.escalationDue] },
  'lock-in end': { reason: 'Lock-in ends', type: 'Call', alert: ['Lock-in ending', of.lockInEnds] },
  'notice window': { reason: 'Notice window', type: 'Call', alert: ['Lease ending', of.noticeWindow] },
  // The end of what is let is told by its property, which knows it from whatever closed it.
  expiry: { reason: 'Lease ends', type: 'Rent renewal', alert: null },
};

/** Leases that run, but those that another deal goes on with. */
const running = (db: Kysely<DB>, companyId: number, today: string) =>
  sql<Lease>`
    select d.id, d.deal_code, d.property, p.property_code, d.buyer, d.closing_users, d.created_by, d.lease_start, d.lease_end,
        d.agreed_rent, d.escalation_percent, d.escalation_every_months, d.rent_due_day, d.lock_in_months, d.notice_months
      from deal d left join property p on p.company_id = d.company_id and p.id = d.property and not p.is_deleted
     where d.company_id = ${companyId} and d.stage = 'Closed' and not d.is_deleted and d.lease_end >= ${today}
       and not exists (select from deal n where n.company_id = d.company_id and n.renews = d.id and n.stage = 'Closed' and not n.is_deleted)
     order by d.id`.execute(db);

const keyOf = (event: LeaseEvent): string =>
  event.kind === 'expiry' ? `${event.kind} ${event.of} ${event.days_before}` : `${event.kind} ${event.of}`;

/** What a lease has to tell today: each kind's last event whose day has come, so that a morning that was missed is made up for once. */
const dueOf = (lease: Lease, today: string): LeaseEvent[] => {
  const terms = termsOf(lease);
  const due = terms ? leaseEvents(terms).filter(({ on, of: day }) => on <= today && day >= today) : [];
  return [...Map.groupBy(due, ({ kind }) => kind).values()].map((events) => events.at(-1)!);
};

/** Remembers what is told now; answers which of it was not told before. */
const newlyTold = async (db: Kysely<DB>, companyId: number, events: readonly { lease: Lease; event: LeaseEvent }[]) => {
  const { rows } = await sql<{ deal: number; event: string }>`
    insert into deal_lease_event (company_id, deal, event)
    select ${companyId}, deal, event from jsonb_to_recordset(${JSON.stringify(
      events.map(({ lease, event }) => ({ deal: lease.id, event: keyOf(event) })),
    )}::jsonb) as told (deal bigint, event text)
    on conflict do nothing returning deal, event`.execute(db);
  const isNew = new Set(rows.map(({ deal, event }) => `${deal} ${event}`));
  return events.filter(({ lease, event }) => isNew.has(`${lease.id} ${keyOf(event)}`));
};

const alertOf = (owners: readonly number[], { lease, event }: { lease: Lease; event: LeaseEvent }): Alert[] => {
  const { alert } = told[event.kind];
  if (!alert || lease.property === null || lease.property_code === null) return [];
  const [kind, say] = alert;
  const to = [...new Set([...owners, whoDoes(lease, owners[0]!)])];
  // As a property's own lease names it, so that one day is not told twice.
  const step =
    kind === 'Escalation due' ? endingDays.escalation[0] : kind === 'Lock-in ending' ? endingDays.lockIn[0] : 'notice';
  return [
    {
      to,
      kind,
      sentence: say({ code: lease.property_code, day: event.of }),
      key: `property ${lease.property} ${kind} ${event.of} ${step}`,
      about: [{ kind: 'property', id: lease.property }],
    },
  ];
};

/**
 * The lease clock: plans a task and raises an alert for what happens in the leases of closed deals, each on its day and once
 * (domain 1.2 item 7, 4.5).
 */
export const tellOfLeases = async (db: Kysely<DB>, companyId: number, now: Date): Promise<void> => {
  const today = dayInIndia(now);
  const { rows } = await running(db, companyId, today);
  const due = rows.flatMap((lease) => dueOf(lease, today).map((event) => ({ lease, event })));
  if (due.length === 0) return;
  const fresh = await newlyTold(db, companyId, due);
  const owners = await ownerIds(db);
  if (fresh.length === 0 || owners.length === 0) return;
  await raiseAlerts(
    db,
    fresh.flatMap((one) => alertOf(owners, one)),
  );
  await insertTasks(
    { db, companyId, by: null, now },
    fresh.map(({ lease, event }) => ({
      type: told[event.kind].type,
      deal_reason: told[event.kind].reason,
      date_time: atTen(today, now),
      deal: lease.id,
      property: lease.property,
      contact: lease.buyer,
      assigned_to: whoDoes(lease, owners[0]!),
    })),
  );
};
