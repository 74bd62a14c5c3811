import { type AlertSentence, alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { exactFrom, excellent } from '@angan/domain/matching/index.ts';
import { roundHalfUp } from '@angan/domain/matching/words.ts';
import { type Kysely, sql } from 'kysely';
import { type Alert, ownerIds, raiseAlerts } from '../../alerts/index.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { reachableBy } from './reachable-by.ts';

/** Alerts about matches that one person gets in a day at most. */
const mostInADay = 10;
/** Records that one alert leads to, of each kind. */
const mostLinks = 10;

export interface News {
  readonly inquiry_id: number;
  readonly property_id: number;
  readonly score: number;
  readonly inquiry_code: string;
  readonly property_code: string;
  readonly property_type: number;
  readonly is_locked: boolean;
  readonly assigned_to: number[];
  readonly created_by: number | null;
}

/**
 * Tells the people of an inquiry, or who wrote it down, or the Owner, of pairs that rose to 85 or above: all that came up
 * since the last time in one alert a person. What is too much for a day is not told later either.
 */
export const tellNews = async (db: Kysely<DB>, companyId: number, today: string): Promise<void> => {
  const news = await takeNews(db, companyId);
  if (news.length === 0) return;
  const owners = await ownerIds(db);
  const isReachable = await reachableBy(db, companyId);
  const ofPerson = new Map<number, News[]>();
  for (const one of news) {
    const asked = one.assigned_to.length ? one.assigned_to : one.created_by === null ? [] : [one.created_by];
    const people = asked.filter((user) => isReachable(user, one));
    for (const user of people.length ? people : owners) ofPerson.set(user, [...(ofPerson.get(user) ?? []), one]);
  }
  const told = await toldToday(db, companyId, today);
  const alerts = [...ofPerson].filter(([user]) => (told.get(user) ?? 0) < mostInADay).map(alertOf);
  await raiseAlerts(db, alerts);
};

/** The pairs that are news, the best first, without what was shared or visited already; from here on they are told. */
const takeNews = async (db: Kysely<DB>, companyId: number): Promise<News[]> => {
  const found = await sql<News>`
    with taken as (
      update match_pair set is_news = false, told_at = now() where company_id = ${companyId} and is_news
        returning inquiry_id, property_id, score
    )
    select t.*, i.inquiry_code, p.property_code, i.property_type, i.locked_inquiry or p.locked_property as is_locked, i.assigned_to, i.created_by
      from taken t join inquiry i on i.company_id = ${companyId} and i.id = t.inquiry_id
      join property p on p.company_id = i.company_id and p.id = t.property_id
     where t.score >= ${exactFrom(excellent)} and not exists (
       select 1 from share_entry s where s.company_id = ${companyId} and s.inquiry = t.inquiry_id and s.property = t.property_id
     ) and not exists (
       select 1 from task v where v.company_id = ${companyId} and v.inquiry = t.inquiry_id and v.property = t.property_id
         and v.status = 'Completed' and v.seen and not v.is_deleted
     )
     order by t.score desc, t.inquiry_id, t.property_id`.execute(db);
  return found.rows;
};

const toldToday = async (db: Kysely<DB>, companyId: number, today: string): Promise<Map<number, number>> => {
  const found = await sql<{ user_id: number; count: number }>`
    select user_id, count(*) as count from user_alert where company_id = ${companyId} and kind = 'New match'
      and created_date >= since_days(${today}::date, 1) group by user_id`.execute(db);
  return new Map(found.rows.map((row) => [row.user_id, row.count]));
};

const alertOf = ([user, pairs]: [number, readonly News[]]): Alert => {
  const [best] = pairs;
  return {
    to: [user],
    kind: 'New match',
    sentence: sentenceOf(pairs),
    key: `match ${best!.inquiry_id} ${best!.property_id}`,
    about: [
      ...subjectsOf(
        'inquiry',
        pairs.map((pair) => pair.inquiry_id),
      ),
      ...subjectsOf(
        'property',
        pairs.map((pair) => pair.property_id),
      ),
    ],
  };
};

const subjectsOf = (kind: 'inquiry' | 'property', ids: readonly number[]) =>
  [...new Set(ids)].slice(0, mostLinks).map((id) => ({ kind, id }));

/** Codes only, since whoever reads may not see names: the alert names its records where it is read. */
export const sentenceOf = (pairs: readonly News[]): AlertSentence => {
  const best = pairs[0]!;
  const match = {
    property: best.property_code,
    inquiry: best.inquiry_code,
    score: roundHalfUp(best.score),
  };
  const count = pairs.length;
  const { of } = alertSentences;
  if (count === 1) return of.match(match);
  const isOne = (key: 'inquiry_id' | 'property_id') => pairs.every((pair) => pair[key] === best[key]);
  if (isOne('inquiry_id')) return of.matchesOfInquiry({ count, ...match });
  if (isOne('property_id')) return of.matchesOfProperty({ count, ...match });
  return of.matches({ count, least: excellent, ...match });
};
