import type { Property } from '@angan/contract/properties/properties.ts';
import { propertyTextNames, vaultFieldNames } from '@angan/contract/properties/property-fields.ts';
import { type PropertyFields, propertyWarnings } from '@angan/contract/properties/property-rules.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { sidesOf } from '@angan/domain/deal-states.ts';
import { freshnessOf } from '@angan/domain/freshness.ts';
import { dealTypes, stateOfCity } from '@angan/domain/lookups/index.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { fitsDeals, movesFrom } from '@angan/domain/property-status.ts';
import type { Actor, Context } from '../core/context.ts';
import { mayChange, showContactRef, showCover, showFiles } from '../records/index.ts';
import { type Facts, knownOf } from './derived.ts';
import { mayMake } from './may-make-move.ts';
import type { PropertyRow } from './property-row.ts';
import { ratesOf } from './rates-of.ts';

/** What an owner would take at least is for the owners of the office, and for who wrote it down. */
export const seesVault = (actor: Actor, row: { created_by: number | null }): boolean => {
  const scope = actor.scope('property:vault');
  return scope === 'all' || (scope === 'own' && row.created_by === actor.userId);
};

/** The moves that the reader can make, and those that they can ask the Owner for. */
const movesOf = (row: PropertyRow, actor: Actor): Property['moves'] => {
  const deals = dealTypes.filter(({ id }) => row.deal_type.includes(id)).map(({ deal_type }) => deal_type);
  return movesFrom(row.status)
    .filter(({ to }) => fitsDeals(to, deals))
    .map(({ to, permission }) => ({ to, ask: !mayMake(actor, permission, row, row.personal_close) }))
    .filter(({ ask }) => !ask || actor.scope('property:ask') !== 'none');
};

/** What of a row is no part of what is shown. */
const rowOnly = [
  'contact_id',
  'contact_name',
  'contact_number',
  'contact_is_locked',
  'assigned_ids',
  'others',
  'broker',
  'has_lease',
  'cover_file',
  'files',
  'personal_close',
  'bigha_sqft',
  'biswa_sqft',
  'deposit_cap',
] as const satisfies readonly Exclude<keyof PropertyRow, keyof Property>[];
type RowOnly = (typeof rowOnly)[number];

/** A property as the reader may see it. A number also hides in free text, so every one is read for numbers. */
export const showProperty = (row: PropertyRow, context: Context): Property => {
  const { actor, services } = context;
  const whole = actor.scope('property:owner_number') === 'all';
  const deals = dealTypes.filter((deal) => row.deal_type.includes(deal.id)).map((deal) => deal.deal_type);
  // Copied once: taking the row's own fields out by name would copy its 170 fields again each time.
  const shown: Property & Partial<Pick<PropertyRow, RowOnly>> = {
    ...row,
    ...ratesOf(row),
    contact: showContactRef(row, actor, whole),
    other_contacts: row.others.map(({ role, ...other }) => ({ contact: showContactRef(other, actor, whole)!, role })),
    co_broker: row.broker && showContactRef(row.broker, actor, whole),
    deal_states: sidesOf(row.deal_type, row.status, row.deal_states),
    moves: movesOf(row, actor),
    freshness: freshnessOf(row.last_verified_at, deals, dayInIndia(services.now())),
    completeness_hints: knownOf(
      row as unknown as Facts,
      { preleased: row.has_lease, pictures: row.cover_file.count },
      row.contact_id,
    ).hints,
    warnings: propertyWarnings(
      row as unknown as PropertyFields,
      stateOfCity(row.city?.id)?.state ?? null,
      row.deposit_cap,
    ),
    may_edit: mayChange(actor, 'property:edit', row),
    ...showCover(row.cover_file, context),
    ...(row.files && showFiles(row.files, seesVault(actor, row), context)),
  };
  for (const field of rowOnly) delete shown[field];
  if (!seesVault(actor, row)) for (const field of vaultFieldNames) delete shown[field];
  return whole ? shown : masked(shown);
};

const masked = (shown: Property): Property => {
  for (const field of propertyTextNames) shown[field] = maskNumbersIn(shown[field]);
  if (shown.asked) shown.asked = { ...shown.asked, note: maskNumbersIn(shown.asked.note) };
  shown.published_on = Object.fromEntries(
    Object.entries(shown.published_on).map(([portal, at]) => [
      portal,
      // A link with its number taken out leads nowhere.
      { ...at, ref: maskNumbersIn(at.ref), url: maskNumbersIn(at.url) === at.url ? at.url : '' },
    ]),
  );
  return shown;
};
