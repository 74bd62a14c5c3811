import type { Property } from '@angan/contract/properties/properties.ts';
import { propertyTextNames, vaultFieldNames } from '@angan/contract/properties/property-fields.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { freshnessOf } from '@angan/domain/freshness.ts';
import { dealTypes } from '@angan/domain/lookups/index.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { pricePerSqft } from '@angan/domain/rates.ts';
import type { Actor, Context } from '../core/context.ts';
import { mayChange, showContactRef } from '../records/index.ts';
import { showCover, showFiles } from './files/show-files.ts';
import type { PropertyRow } from './property-row.ts';

/** What an owner would take at least is for the owners of the office, and for who wrote it down. */
export const seesVault = (actor: Actor, row: { created_by: number | null }): boolean => {
  const scope = actor.scope('property:vault');
  return scope === 'all' || (scope === 'own' && row.created_by === actor.userId);
};

/** A property as the reader may see it. A number also hides in free text, so every one is read for numbers. */
export const showProperty = (row: PropertyRow, context: Context): Property => {
  const { actor, services } = context;
  const whole = actor.scope('property:owner_number') === 'all';
  const { contact_id, contact_name, contact_number, contact_is_locked, assigned_ids, ...others } = row;
  const { cover_file, files, ...plain } = others;
  const deals = dealTypes.filter((deal) => row.deal_type.includes(deal.id)).map((deal) => deal.deal_type);
  const shown: Property = {
    ...plain,
    contact: showContactRef({ contact_id, contact_name, contact_number, contact_is_locked }, actor, whole),
    price_per_sqft:
      row.sale_price_total !== null && row.size_sqft
        ? Math.round(pricePerSqft(row.sale_price_total, row.size_sqft))
        : null,
    freshness: freshnessOf(row.last_verified_at, deals, dayInIndia(services.now())),
    may_edit: mayChange(actor, 'property:edit', { created_by: row.created_by, assigned_ids }),
    ...showCover(cover_file, context),
    ...(files && showFiles(files, seesVault(actor, row), context)),
  };
  if (!seesVault(actor, row)) for (const field of vaultFieldNames) delete shown[field];
  if (whole) return shown;
  for (const field of propertyTextNames) shown[field] = maskNumbersIn(shown[field]);
  return shown;
};
