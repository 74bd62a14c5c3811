import { dayInIndia } from '@angan/domain/dates.ts';
import { priceOn, type ReplyCost, replyCost } from '@angan/domain/whatsapp/cost.ts';
import { freeEntryMs } from '@angan/domain/whatsapp/people.ts';
import { callingCodeOf } from '@angan/domain/whatsapp/templates/calling-codes.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { pricesOf } from './prices.ts';

/** The country whose price stands for a number as a whole. */
const usualCountry = '91';
export const countryOf = (waId: string): string => (waId === '' ? usualCountry : callingCodeOf(waId));

/**
 * What the replies of a number come to in the month of `now`, by the price of the day for `waId`'s country; null where they
 * cost nothing. Whoever came by an advertisement is free of charge for 72 hours and does not count. What is still on its way counts:
 * a warning may come early, never late. Months are India's, as the account's are.
 */
export const replyCostOf = async (
  db: Kysely<DB>,
  companyId: number,
  { number, waId = '', now }: { readonly number: number; readonly waId?: string | undefined; readonly now: Date },
): Promise<ReplyCost | null> => {
  const day = dayInIndia(now);
  const price = priceOn(await pricesOf(db, companyId), { country: countryOf(waId), category: 'SERVICE', day });
  if (!price || price.rate === 0) return null;
  return replyCost(price, await repliesSince(db, companyId, number, `${day.slice(0, 7)}-01T00:00:00+05:30`)) ?? null;
};

const repliesSince = async (db: Kysely<DB>, companyId: number, number: number, since: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from whatsapp_message m
      join whatsapp_chat c on c.company_id = m.company_id and c.id = m.chat
     where m.company_id = ${companyId} and m.number = ${number} and m.direction = 'outgoing' and m.kind not in ('template', 'reaction')
       and m.at >= ${since}::timestamptz and m.status in ('accepted', 'sent', 'delivered', 'read', 'played')
       and m.pricing_type is distinct from 'free_entry_point'
       and not coalesce(m.at between c.free_until - ${freeEntryMs} * interval '1 millisecond' and c.free_until, false)`.execute(
    db,
  );
  return rows[0]!.count;
};
