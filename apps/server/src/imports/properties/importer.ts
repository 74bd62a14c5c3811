import { type PropertyTarget, propertyTargetLabel } from '@angan/contract/imports/property-targets.ts';
import { laidOut } from '@angan/contract/properties/property-fields.ts';
import { type OwnMeasure, ownUnits, unitsIn } from '@angan/domain/local-units.ts';
import { propertyStatuses } from '@angan/domain/lookups/property-lists.ts';
import { unitKey } from '@angan/domain/unit-key.ts';
import { type SizeUnit, toSqft } from '@angan/domain/units.ts';
import { changeProperties, insertProperties, visibleProperties } from '../../properties/index.ts';
import type { Columns } from '../records/handle.ts';
import { recordImporter } from '../records/importer.ts';
import type { RecordNoun } from '../records/noun.ts';
import type { PlacedNoun } from '../records/placed-noun.ts';
import { byPlacesAndPeople } from '../records/places-and-people.ts';
import { propertyReader } from './reader.ts';
import { propertySample } from './sample.ts';

/** How far sizes of one property may lie apart. */
const sizeApart = 0.05;

/** One by its society and unit, else by its contact, kind, first area and size. */
const noun: PlacedNoun = {
  kind: 'Properties',
  label: (target) => propertyTargetLabel(target as PropertyTarget),
  fields: laidOut,
  sample: propertySample,
  lists: [['status', propertyStatuses]],
  alias: 'p',
  societyOf: ({ society_name, unit_no }) => (unit_no ? (society_name as number | null) : null),
  keys: ({ society_name, wing, unit_no, contact, property_subtype, area }) => {
    const unit = unitKey(String(wing ?? ''), String(unit_no ?? ''));
    if (society_name && unit) return [`unit ${society_name} ${unit}`];
    return contact ? [`of ${contact} ${property_subtype} ${((area as number[]) ?? [])[0]}`] : [];
  },
};

export const propertyImporter = recordImporter<PropertyTarget>({
  ...noun,
  ...byPlacesAndPeople(noun),
  reader: propertyReader as unknown as RecordNoun['reader'],
  visible: visibleProperties,
  isSame: (key, one, other) => {
    if (!key.startsWith('of ')) return true;
    const [a, b] = [sqftOf(one, one), sqftOf(other, one)];
    return a !== null && b !== null && Math.abs(a / b - 1) <= sizeApart;
  },
  insert: (db, { companyId }, { createdBy }, rows) => insertProperties(db, { companyId, createdBy }, rows),
  change: changeProperties,
});

/** By the measure that the one that is here was saved by. */
const sqftOf = ({ size, size_unit, city }: Columns, here: Columns): number | null =>
  typeof size === 'number' && size_unit
    ? toSqft(size, size_unit as SizeUnit, unitsIn(city as number | null, ownUnits(here as OwnMeasure)))
    : null;
