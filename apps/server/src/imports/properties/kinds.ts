import { reasons } from '@angan/contract/imports/row-reasons.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { type PropertyStatus, propertyStatuses } from '@angan/domain/lookups/property-lists.ts';
import { type PropertySubtypeRow, propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { oneLine } from '../contacts/words.ts';
import type { NoteTaker } from '../records/note-taker.ts';
import type { Surroundings } from '../records/record-row.ts';
import type { Headline } from '../values/headline.ts';
import { type Aliases, pick } from '../values/pick.ts';
import { readDeals, readPropertyType, readSubtype, subtypeIn, subtypeRow } from '../values/subtypes.ts';
import type { PropertyCells } from './property-cells.ts';

/** The subtype of a row, by its own column, by the headline, or as somebody has decided; refuses the row without one. */
export const readKind = (
  cells: PropertyCells,
  headline: Headline,
  { decided, usualSubtype }: Surroundings,
  notes: NoteTaker,
): PropertySubtypeRow | undefined => {
  const text = oneLine(cells.first('property_subtype'));
  const name = subtypeIn(text) ?? (text === '' ? headline.subtype : undefined);
  if (text !== '' && !name) notes.unknown.push({ field: 'property_subtype', text });
  const meant = Number(decided('property_subtype', text));
  const row = name ? subtypeRow(name) : propertySubtypes.find(({ id }) => id === (meant || usualSubtype));
  if (!row) {
    const about = text || oneLine(cells.first('title'));
    notes.why.push(about ? reasons.noSubtypeIn({ text: about }) : reasons.noSubtype);
    return undefined;
  }
  notes.fields.property_type = row.property_type;
  notes.fields.property_subtype = row.id;
  const type = cells.first('property_type');
  // A column of categories says no more than the subtype does; where it says otherwise, a person should know.
  if (type && readPropertyType(type) === undefined && readSubtype(type) === undefined)
    notes.keep('property_type', type, reasons.notOurs);
  return row;
};

/** The deal types of a row: its own, the headline's, those of its prices, or what goes for all rows. */
export const readDeal = (
  cells: PropertyCells,
  headline: Headline,
  { decided, usualDeals }: Surroundings,
  notes: NoteTaker,
): readonly number[] => {
  const said = readDeals(cells.first('deal_type'));
  const deals = new Set(said.deals);
  for (const text of said.others) {
    const meant = decided('deal_type', text);
    notes.unknown.push({ field: 'deal_type', text });
    if (dealTypes.some(({ id }) => id === Number(meant))) deals.add(Number(meant));
    else notes.leave('deal_type', text, meant);
  }
  if (deals.size === 0 && headline.deal) deals.add(idOf(headline.deal));
  if (deals.size === 0 && cells.first('sale_price')) deals.add(idOf('Sale'));
  if (deals.size === 0 && cells.first('rent')) deals.add(idOf('Rent'));
  if (deals.size === 0) for (const id of usualDeals) deals.add(id);
  if (deals.size === 0) notes.why.push(reasons.noDeal);
  notes.fields.deal_type = [...deals];
  return [...deals];
};

const idOf = (name: (typeof dealTypes)[number]['deal_type']) => dealTypes.find((row) => row.deal_type === name)!.id;

const statusWords: Aliases<PropertyStatus> = {
  active: 'Available',
  live: 'Available',
  open: 'Available',
  yes: 'Available',
  hot: 'Available',
  ready: 'Available',
  unsold: 'Available',
  hold: 'On Hold',
  'sold out': 'Sold',
  closed: 'Withdrawn',
  inactive: 'Withdrawn',
  expired: 'Withdrawn',
  cancelled: 'Withdrawn',
  'not available': 'Withdrawn',
  leased: 'Rented',
  'rented out': 'Rented',
};

/** The status of a row, as said or decided; other words go to the remark until somebody says what they mean. */
export const readStatus = (cells: PropertyCells, { decided }: Surroundings, notes: NoteTaker): void => {
  const text = oneLine(cells.first('status'));
  if (text === '') return;
  const known = pick(propertyStatuses, text, statusWords);
  if (!known) notes.unknown.push({ field: 'status', text });
  const meant = decided('status', text);
  const status = known ?? propertyStatuses.find((one) => one === meant);
  if (status) notes.fields.status = status;
  else notes.leave('status', text, meant);
};
