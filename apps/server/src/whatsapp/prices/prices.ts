import { priceTexts, type whatsappPriceCalls, whatsappPrices } from '@angan/contract/whatsapp/prices.ts';
import type { Price } from '@angan/domain/whatsapp/cost.ts';
import { type Kysely, sql } from 'kysely';
import { crud } from '../../core/crud.ts';
import { breaksUnique } from '../../core/database/database-errors.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { nonField } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';

const stored = crud(whatsappPrices, 'whatsapp_price');

const taken = (error: unknown): never => {
  throw breaksUnique(error, 'whatsapp_price_of_day') ? nonField(priceTexts.taken) : error;
};

export const whatsappPriceHandlers: Handlers<typeof whatsappPriceCalls> = {
  ...stored,
  create: (input, context) => stored.create(input, context).catch(taken),
  update: (input, context) => stored.update(input, context).catch(taken),
};

/** The table of prices as estimates read it. */
export const pricesOf = async (db: Kysely<DB>, companyId: number): Promise<Price[]> =>
  db
    .selectFrom('whatsapp_price')
    .select([
      'country',
      'category',
      'rate',
      sql<string>`from_date::text`.as('from'),
      'free_in_window as freeInWindow',
      'free_a_month as freeAMonth',
      'third_party as thirdParty',
    ])
    .where('company_id', '=', companyId)
    .execute();
