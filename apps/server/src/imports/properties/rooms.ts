import { reasons } from '@angan/contract/imports/row-reasons.ts';
import { propertyLimits } from '@angan/contract/properties/property-limits.ts';
import type { PropertySubtypeRow } from '@angan/domain/lookups/property-types.ts';
import { floorLabels } from '@angan/domain/lookups/small-lists.ts';
import { oneLine } from '../contacts/words.ts';
import type { NoteTaker } from '../records/note-taker.ts';
import { readFacing } from '../values/facing.ts';
import { type Floors, readFloors } from '../values/floors.ts';
import { furnitureFor, readFurniture, readItems, readRooms as readRoomNames } from '../values/furnishing.ts';
import { bedsIn, type Headline } from '../values/headline.ts';
import { readParking } from '../values/parking.ts';
import { pick } from '../values/pick.ts';
import { bhkIdOf, readBhk } from '../values/rooms.ts';
import type { PropertyCells } from './property-cells.ts';

/** Taller than this, a house of one family is a slip of the finger. */
const tallestHouse = 10;

/** Rooms, floors, furnishing and parking of a row; answers how many bedrooms and floors it has, null where it says nothing. */
export const readRooms = (
  cells: PropertyCells,
  headline: Headline,
  kind: PropertySubtypeRow | undefined,
  notes: NoteTaker,
): { beds: number | null; floors: number | null } => {
  const beds =
    notes.take('bhk', oneLine(cells.first('bhk')), readBhk) ??
    headline.beds ??
    bedsIn(oneLine(cells.first('property_subtype'))) ??
    null;
  if (beds !== null) {
    const id = bhkIdOf(beds);
    if (id) notes.fields.bhk = id;
    if (!id || beds >= 10) notes.rest.push(`Bedrooms in the file: ${beds}.`);
  }
  const { rooms, others } = readRoomNames(cells.all('additional_rooms').join(', '));
  if (rooms.length) notes.fields.additional_rooms = rooms;
  if (others.length) notes.keep('additional_rooms', others.join(', '), reasons.notOurs);
  notes.set('facing', notes.take('facing', oneLine(cells.first('facing')), readFacing));
  Object.assign(notes.fields, notes.take('parking', cells.first('parking'), readParking));
  furnish(cells, kind, notes);
  return { beds, floors: readFloorsOf(cells, kind, notes) };
};

const furnish = (cells: PropertyCells, kind: PropertySubtypeRow | undefined, notes: NoteTaker) => {
  const type = kind?.property_type ?? 1;
  const said = notes.take('furniture', oneLine(cells.first('furniture')), (text) => readFurniture(text, type));
  notes.set('furniture', said);
  const read = cells
    .all('furnishing_items')
    .map(readItems)
    .filter((one) => one !== null);
  if (read.length === 0) return;
  const items = Object.assign({}, ...read.map((one) => one.items));
  notes.fields.furnishing_items = items;
  if (said === undefined && type === 1) notes.fields.furniture = furnitureFor(items);
  const others = read.flatMap((one) => one.others);
  if (others.length) notes.keep('furnishing_items', others.join(', '), reasons.notOurs);
};

const readFloorsOf = (cells: PropertyCells, kind: PropertySubtypeRow | undefined, notes: NoteTaker): number | null => {
  const found = (['floors', 'floor_no', 'total_floors'] as const).map((target) =>
    notes.take(target, oneLine(cells.first(target)), (text) =>
      readFloors(text, target === 'total_floors' ? 'total_floors' : 'floor_no'),
    ),
  );
  const pickOne = <K extends keyof Floors>(field: K) =>
    found.map((one) => one?.[field] ?? null).find((value) => value !== null) ?? null;
  let [floor, total] = [pickOne('floor_no'), pickOne('total_floors')];
  if (kind?.group === 'House' && total !== null && total > tallestHouse) {
    notes.keep('total_floors', String(total), ({ text }) => reasons.tooManyFloors({ floors: text }));
    total = null;
  }
  if (floor !== null && total !== null && floor > total) {
    notes.told.push(reasons.floorAboveAll({ floor, total }));
    notes.rest.push(`Floor: ${floor} of ${total}`);
    [floor, total] = [null, null];
  }
  notes.set('floor_no', inRange(floor, propertyLimits.lowestFloor));
  notes.set('total_floors', inRange(total, 0));
  const label = notes.take('floor_label', oneLine(cells.first('floor_label')), (text) => pick(floorLabels, text));
  notes.set('floor_label', label ?? pickOne('floor_label'));
  return total;
};

const inRange = (value: number | null, least: number) =>
  value !== null && value >= least && value <= propertyLimits.floors ? value : undefined;
