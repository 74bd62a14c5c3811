import { type AlertSentence, alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import type { AlertKind } from '@angan/domain/alerts.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { endingDays, endingStep } from '@angan/domain/ending.ts';
import { nextEscalation } from '@angan/domain/preleased.ts';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { type Alert, ownerIds, raiseAlerts } from '../../alerts/index.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { leaseColumns, leaseOf } from '../preleased/index.ts';

/** Statuses in which nobody waits for what ends. */
const over = ['Sold', 'Withdrawn', 'Draft'];

/** Properties of which something ends within the longest of the steps, with their leases. */
const endingSoon = (db: Kysely<DB>, companyId: number, today: string) =>
  db
    .selectFrom('property as p')
    .leftJoin('preleased as l', (join) =>
      join.onRef('l.company_id', '=', 'p.company_id').onRef('l.property_id', '=', 'p.id'),
    )
    .select(['p.id', 'p.property_code', 'p.created_by', 'p.assigned_to', 'p.mandate_to'])
    .select(leaseColumns)
    .select([sql<string | null>`coalesce(l.lease_end, p.lease_end)`.as('ends'), 'l.property_id as let'])
    .where('p.company_id', '=', companyId)
    .where('p.is_deleted', '=', false)
    .where('p.status', 'not in', over)
    .where(
      sql<SqlBool>`(coalesce(l.lease_end, p.lease_end) between ${today} and ${addDays(today, endingDays.lease[0])}
        or l.lock_in_end between ${today} and ${addDays(today, endingDays.lockIn[0])}
        or p.mandate_to between ${today} and ${addDays(today, endingDays.mandate[0])}
        or l.lease_start is not null and l.escalation_every_months is not null)`,
    )
    .execute();

/** Tells the Owner and those who have a property of its lease, lock-in, rise of rent and mandate, at each of their steps. */
export const tellOfEnding = async (db: Kysely<DB>, companyId: number, now: Date): Promise<void> => {
  const today = dayInIndia(now);
  const rows = await endingSoon(db, companyId, today);
  if (rows.length === 0) return;
  const owners = await ownerIds(db);
  const { of } = alertSentences;
  const alerts = rows.flatMap((row): Alert[] => {
    const { id, property_code: code } = row;
    const to = [...new Set([...owners, ...row.assigned_to, ...(row.created_by === null ? [] : [row.created_by])])];
    const at = (
      kind: AlertKind,
      day: string | null,
      steps: readonly number[],
      say: (values: { code: string; day: string }) => AlertSentence,
    ): Alert[] => {
      const step = endingStep(steps, day, today);
      if (day === null || step === undefined) return [];
      const key = `property ${id} ${kind} ${day} ${step}`;
      return [{ to, kind, sentence: say({ code, day }), key, about: [{ kind: 'property', id }] }];
    };
    const rise = row.let === null ? null : nextEscalation(leaseOf(row as never), today);
    return [
      ...at('Lease ending', row.ends, row.let === null ? endingDays.leaseOfLet : endingDays.lease, of.leaseEndsSoon),
      ...at('Lock-in ending', row.lock_in_end, endingDays.lockIn, of.lockInEnds),
      ...at('Escalation due', rise, endingDays.escalation, of.escalationDue),
      ...at('Mandate ending', row.mandate_to, endingDays.mandate, of.mandateEnds),
    ];
  });
  await raiseAlerts(db, alerts);
};
