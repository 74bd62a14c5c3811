import type { TemplatePriceShown } from '@angan/contract/whatsapp/prices.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { estimateCost } from '@angan/domain/whatsapp/cost.ts';
import { repliesUntil } from '@angan/domain/whatsapp/people.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { pricesOf } from './prices.ts';
import { countryOf } from './reply-cost.ts';

interface Person {
  readonly wa_id: string | null;
  readonly last_incoming_at: string | null;
  readonly free_until: string | null;
}

/** What a template of this category costs to one person at `now`, by the price of the day for their country. */
export const templatePriceOf = async (
  db: Kysely<DB>,
  companyId: number,
  { person, category, now }: { readonly person: Person; readonly category: string; readonly now: Date },
): Promise<TemplatePriceShown> => {
  const { wa_id, last_incoming_at, free_until } = person;
  const isAnswered =
    last_incoming_at !== null && repliesUntil(Date.parse(last_incoming_at), now.getTime()) !== undefined;
  const isBrought = free_until !== null && Date.parse(free_until) > now.getTime();
  const there = {
    country: countryOf(wa_id ?? ''),
    people: 1,
    inWindow: Number(isAnswered),
    free: Number(isBrought),
  };
  const { lines, thirdParty } = estimateCost([there], {
    category,
    day: dayInIndia(now),
    prices: await pricesOf(db, companyId),
  });
  return { rate: lines[0]!.rate, isFree: lines[0]!.charged === 0, thirdParty };
};
