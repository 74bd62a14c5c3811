import type { propertyCalls } from '@angan/contract/properties/properties.ts';
import { vaultFieldNames } from '@angan/contract/properties/property-fields.ts';
import type { PricedField } from '@angan/contract/properties/property-history.ts';
import { sql } from 'kysely';
import type { Handler } from '../../core/http/serve.ts';
import { seesVault } from '../show-property.ts';
import { findProperty } from '../visible-properties.ts';

const most = 100;

/** Every change of a price that the reader may see, newest first. */
export const priceHistory: Handler<typeof propertyCalls.priceHistory> = async ({ params }, context) => {
  const { actor, db } = context;
  const row = await findProperty(context, params.id);
  const unseen: readonly string[] = seesVault(actor, row) ? [] : vaultFieldNames;
  const changes = await db
    .selectFrom('property_price_change as h')
    .leftJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 'h.company_id').onRef('u.id', '=', 'h.created_by'),
    )
    .select(['h.id', 'h.created_date as date', 'h.old_price as old', 'h.new_price as new'])
    .select([
      sql<PricedField>`h.field`.as('field'),
      sql<string>`concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, ''))`.as('by'),
    ])
    .where('h.company_id', '=', actor.companyId)
    .where('h.property_id', '=', row.id)
    .where('h.field', '!=', sql<string>`all (${unseen}::text[])`)
    .orderBy('h.id', 'desc')
    .limit(most)
    .execute();
  return { results: changes };
};
