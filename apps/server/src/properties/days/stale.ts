import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { dayInIndia, daysBetween } from '@angan/domain/dates.ts';
import { verifiedSince } from '@angan/domain/freshness.ts';
import { type Kysely, sql } from 'kysely';
import { ownerIds, raiseAlerts } from '../../alerts/index.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { freshnessSql } from '../narrowing.ts';

/** What became Stale longer ago stands in the round of each day (to-verify.ts), and is no news. */
const newsDays = 3;

/** Tells who has a property, or who wrote it down, or the Owner, that nobody has confirmed it for too long. */
export const tellOfStale = async (db: Kysely<DB>, companyId: number, now: Date): Promise<void> => {
  const today = dayInIndia(now);
  const oldest = verifiedSince(false, today).ageing;
  const rows = await db
    .selectFrom('property as p')
    .select(['p.id', 'p.property_code', 'p.created_by', 'p.assigned_to'])
    .select(sql<string>`p.last_verified_at`.as('verified'))
    .where('p.company_id', '=', companyId)
    .where('p.is_deleted', '=', false)
    .where('p.status', '=', 'Available')
    .where(freshnessSql(now), '=', 'Stale')
    .where(freshnessSql(new Date(now.getTime() - newsDays * 86_400_000)), '<>', 'Stale')
    .where('p.last_verified_at', '>=', sql<string>`${oldest}::date - ${newsDays}::int`)
    .execute();
  if (rows.length === 0) return;
  const owners = await ownerIds(db);
  await raiseAlerts(
    db,
    rows.map(({ id, property_code: code, created_by, assigned_to, verified }) => {
      const theirs = assigned_to.length > 0 ? assigned_to : created_by === null ? [] : [created_by];
      const since = dayInIndia(verified);
      return {
        to: theirs.length > 0 ? theirs : owners,
        kind: 'Property to verify' as const,
        sentence: alertSentences.of.propertyUnconfirmed({ code, days: daysBetween(since, today) }),
        together: alertSentences.of.propertiesUnconfirmed,
        key: `property ${id} stale since ${since}`,
        about: [{ kind: 'property' as const, id }],
      };
    }),
  );
};
