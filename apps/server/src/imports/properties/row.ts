import type { PropertyTarget } from '@angan/contract/imports/property-targets.ts';
import { propertyTargetLabel } from '@angan/contract/imports/property-targets.ts';
import { reasons } from '@angan/contract/imports/row-reasons.ts';
import { type LaidOutField, laidOut } from '@angan/contract/properties/property-fields.ts';
import { laidOutFields } from '@angan/contract/properties/property-layout.ts';
import { beginningOf } from '@angan/domain/beginning.ts';
import { oneLine, yesOrNo } from '../contacts/words.ts';
import type { MappedColumn } from '../engine/reader.ts';
import { cellsOf, peopleIn, readPerson } from '../records/cells.ts';
import { NoteTaker } from '../records/note-taker.ts';
import type { Surroundings } from '../records/record-row.ts';
import { readHeadline, readLink } from '../values/headline.ts';
import { readTenants } from '../values/tenants.ts';
import { readAges } from './ages.ts';
import { readDeal, readKind, readStatus } from './kinds.ts';
import { readMoney } from './money.ts';
import { readPlaces } from './places.ts';
import type { PropertyDraft } from './property-draft.ts';
import { readRooms } from './rooms.ts';
import { readSizesOf } from './sizes.ts';
import { readWords } from './words.ts';

/** Fields that have readers of their own, or are read with others. */
const together = new Set<LaidOutField>([
  ...(['bhk', 'furniture', 'furnishing_items', 'additional_rooms', 'floor_no', 'total_floors', 'floor_label'] as const),
  ...(['facing', 'size', 'size_unit', 'size_basis', 'carpet_area', 'built_up_area', 'super_built_up_area'] as const),
  ...(['carpet_area_unit', 'built_up_area_unit', 'super_built_up_area_unit', 'plot_area', 'plot_area_unit'] as const),
  ...([
    'sale_price',
    'rent',
    'sale_price_basis',
    'possession',
    'possession_date',
    'property_age',
    'amenities',
  ] as const),
  ...([
    'preferred_tenants',
    'features',
    'remark',
    'source',
    'loan_bank',
    'plot_length',
    'plot_width',
    'brokerage_terms',
  ] as const),
]);
const plainFields = laidOutFields.filter(
  (field): field is Exclude<LaidOutField, 'brokerage_terms'> => !together.has(field),
);

/** Reads one row of a list of properties: each cell by what its column becomes. Nothing is lost: what no field takes goes to the remark. */
export const readProperty = (
  row: readonly string[],
  columns: readonly MappedColumn<PropertyTarget>[],
  around: Surroundings,
): PropertyDraft => {
  const cells = cellsOf(row, columns);
  const notes = new NoteTaker(around.thisYear, (field) => propertyTargetLabel(field as PropertyTarget));
  const headline = readHeadline(oneLine(cells.first('title')));
  const link = readLink(cells.first('link'));
  const people = readPerson(cells);
  const external_ref = beginningOf(oneLine(cells.first('external_ref')), 80) || link.external_ref;

  const hasSize = cells.all('size').some((cell) => /^(?!\()/.test(cell)) || cells.all('plot_area').length > 0;
  const hasPrice = (['price', 'sale_price', 'rent', 'deposit'] as const).some((target) => cells.first(target) !== '');
  if (!hasPrice && !hasSize && cells.first('bhk') === '') notes.why.push(reasons.nothing);
  const kind = readKind(cells, headline, around, notes);
  const deals = readDeal(cells, headline, around, notes);
  const place = readPlaces(cells, headline, notes);
  const price = readMoney(cells, deals, notes);
  const rooms = readRooms(cells, headline, kind, notes);
  const sizes = readSizesOf(cells, { price, kind, units: around.units, ...rooms }, notes);
  readAges(cells, notes, around.thisYear);
  const features = readWords(cells, kind, around, notes);
  readStatus(cells, around, notes);
  notes.set(
    'preferred_tenants',
    notes.take('preferred_tenants', oneLine(cells.first('preferred_tenants')), readTenants),
  );
  for (const field of plainFields) notes.field(field, laidOut[field], cells.all(field));
  notes.set('locked_property', notes.take('locked_property', oneLine(cells.first('locked_property')), yesOrNo));
  if (people.hasCell && people.why.length) notes.keep('mobile', cells.all('mobile').join(', '), () => people.why);
  notes.told.push(...people.told);

  return {
    notes,
    deals,
    price,
    sizes,
    sizeWords: oneLine(cells.all('size').at(-1) ?? cells.first('plot_area')),
    link: cells.first('link'),
    lines: [...cells.all('remark'), ...cells.notes, ...people.rest],
    record: {
      names: {
        ...place,
        source: oneLine(cells.first('source')) || link.source,
        features,
        assigned_to: cells.all('assigned_to').flatMap(peopleIn),
      },
      person: people.person,
      external_ref,
    },
  };
};
