import { reasons } from '@angan/contract/imports/row-reasons.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { furnitures } from '@angan/domain/lookups/furnitures.ts';
import { propertySubtypes, propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { oneLine } from '../contacts/words.ts';
import type { NoteTaker } from '../records/note-taker.ts';
import type { Surroundings } from '../records/record-row.ts';
import { possessionNamed } from '../values/age.ts';
import { readAmenities } from '../values/amenities.ts';
import { readFacings } from '../values/facing.ts';
import { readFurniture } from '../values/furnishing.ts';
import { bedsIn, readHeadline } from '../values/headline.ts';
import { knownIn, listIn } from '../values/lists.ts';
import { bhkIdOf, readBhks } from '../values/rooms.ts';
import { readDeals, readPropertyType, readSubtype, subtypeIn, subtypeRow } from '../values/subtypes.ts';
import type { InquiryCells } from './inquiry-cells.ts';

/** Property type, subtypes and deal types of a row; answers the type. Refuses a row whose type or deal cannot be told. */
export const readKinds = (cells: InquiryCells, { decided, usualDeals }: Surroundings, notes: NoteTaker): number => {
  const rows = cells
    .all('property_subtype')
    .flatMap((cell) => knownIn(cell, (entry) => subtypeIn(entry) !== undefined))
    .flatMap((text) => {
      const name = subtypeIn(text);
      const meant = decided('property_subtype', text);
      if (!name) notes.unknown.push({ field: 'property_subtype', text });
      const row = name ? subtypeRow(name) : propertySubtypes.find(({ id }) => id === Number(meant));
      if (!row) notes.leave('property_subtype', text, meant);
      return row ? [row] : [];
    });
  const said = readPropertyType(cells.first('property_type')) ?? typeBySubtype(cells.first('property_type'));
  // Bedrooms are asked for in homes.
  const home = cells.first('bhk') ? 'Residential' : undefined;
  const named = said ?? (rows[0] ? typeName(rows[0].property_type) : home);
  const type = propertyTypes.find((row) => row.property_type === named)?.id;
  if (!type) notes.why.push(reasons.noType);
  notes.set('property_type', type);
  const subtypes = rows.filter((row) => row.property_type === type).map((row) => row.id);
  if (subtypes.length) notes.fields.property_subtype = [...new Set<number>(subtypes)];
  notes.fields.deal_type = dealsOf(cells, { decided, usualDeals }, notes);
  return type ?? 1;
};

const typeName = (id: number) => propertyTypes.find((row) => row.id === id)?.property_type;
const typeBySubtype = (text: string) => {
  const name = readSubtype(oneLine(text));
  return name && typeName(subtypeRow(name).property_type);
};

const dealsOf = (
  cells: InquiryCells,
  { decided, usualDeals }: Pick<Surroundings, 'decided' | 'usualDeals'>,
  notes: NoteTaker,
): number[] => {
  const wish = readHeadline(oneLine(cells.first('property_subtype'))).deal;
  // '2 BHK Apartment for Sale' is what a portal calls a wish to buy one.
  const said = readDeals(cells.first('deal_type') || (wish ?? ''));
  const deals = new Set(said.deals);
  for (const text of said.others) {
    const meant = decided('deal_type', text);
    notes.unknown.push({ field: 'deal_type', text });
    if (dealTypes.some(({ id }) => id === Number(meant))) deals.add(Number(meant));
    else notes.leave('deal_type', text, meant);
  }
  if (deals.size === 0) for (const id of usualDeals) deals.add(id);
  if (deals.size === 0) notes.why.push(reasons.noDeal);
  return [...deals];
};

/** Rooms, furnishing, possession, facing and amenities that are asked for; answers the names of the features. */
export const readWords = (
  cells: InquiryCells,
  type: number,
  { features }: Surroundings,
  notes: NoteTaker,
): string[] => {
  const beds = bedsIn(oneLine(cells.first('property_subtype')));
  const wished = beds === undefined ? undefined : bhkIdOf(beds);
  notes.set('bhk', notes.take('bhk', oneLine(cells.first('bhk')), readBhks) ?? (wished && [wished]));
  notes.set('facing', notes.take('facing', oneLine(cells.first('facing')), readFacings));
  notes.set(
    'furniture',
    notes.take('furniture', oneLine(cells.first('furniture')), (text) => furnitureIds(text, type)),
  );
  notes.set('possession', notes.take('possession', oneLine(cells.first('possession')), possessionIds));
  const read = readAmenities([...cells.all('amenities'), ...cells.all('features')], type, features);
  if (read.amenities.length) notes.fields.amenities = read.amenities;
  if (read.others.length) notes.rest.push(`Also in the file: ${read.others.join(', ')}.`);
  return read.features;
};

const possessionIds = (text: string): number[] | undefined => {
  const ids = listIn(text).map(possessionNamed);
  return ids.every((id) => id !== undefined) ? ids : undefined;
};

const furnitureIds = (text: string, type: number): number[] | undefined => {
  if (/^any$/i.test(text)) return [];
  const ids = listIn(text).map((entry) => readFurniture(entry, type));
  return ids.every((id) => furnitures.some((row) => row.id === id)) ? (ids as number[]) : undefined;
};
