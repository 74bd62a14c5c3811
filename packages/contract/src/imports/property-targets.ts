import { type LaidOutField, laidOut } from '../properties/property-fields.ts';
import { propertyFieldLabel } from '../properties/property-labels.ts';
import { laidOutFields } from '../properties/property-layout.ts';
import { type PropertySection, propertySections } from '../properties/property-sections.ts';
import type { TargetGroup } from './target-group.ts';

/**
 * What a column of a list of properties may become beside a field of the form. `title` and `link`: of an advertisement,
 * which say subtype, deal, rooms, area and portal. `price`: a price or a rent, as the deal says. `rate`: compared with
 * price and size. `floors`: 'Ground out of 2'. `age`: age or possession. `note`: kept in the remark as 'Header: value'.
 */
const own = {
  title: 'Headline of the advertisement',
  link: 'Link of the advertisement',
  external_ref: 'Number of the listing',
  name: 'Name of the contact',
  mobile: 'Mobile number of the contact',
  email: 'E-mail of the contact',
  city: 'City',
  price: 'Price or rent',
  rate: 'Rate per unit of size',
  floors: 'Floor and floors in all',
  age: 'Age or possession',
  parking: 'Parking',
  note: 'Keep in the remark',
  skip: 'Leave out',
} as const;
type OwnTarget = keyof typeof own;

/** Fields that stand outside the layout of the form. */
const beside = [
  'property_type',
  'property_subtype',
  'deal_type',
  'area',
  'society_name',
  'status',
  'assigned_to',
  'locked_property',
] as const;

/** What is agreed, and not read from a cell. */
const unread = ['brokerage_terms'] as const satisfies LaidOutField[];
type ReadField = Exclude<LaidOutField, (typeof unread)[number]>;
const read = laidOutFields.filter((field): field is ReadField => !(unread as readonly string[]).includes(field));

export type PropertyTarget = OwnTarget | (typeof beside)[number] | ReadField;
export const propertyTargets = [...(Object.keys(own) as OwnTarget[]), ...beside, ...read] as [
  PropertyTarget,
  ...PropertyTarget[],
];

export const propertyTargetLabel = (target: PropertyTarget): string =>
  Object.hasOwn(own, target) ? own[target as OwnTarget] : propertyFieldLabel(target)!;

const ofSection = (section: PropertySection) => read.filter((field) => laidOut[field].section === section);

/** Targets as they are offered. */
export const propertyTargetGroups: readonly TargetGroup<PropertyTarget>[] = [
  { group: 'What', targets: ['title', 'property_subtype', 'property_type', 'deal_type', 'status'] },
  { group: 'Who', targets: ['name', 'mobile', 'email'] },
  { group: 'Place', targets: ['area', 'society_name', 'city', ...ofSection('Place')] },
  { group: 'Price', targets: ['price', 'rate', ...ofSection('Price')] },
  { group: 'Rooms', targets: [...ofSection('Rooms'), 'floors', 'parking'] },
  ...propertySections
    .filter((section) => !['Place', 'Price', 'Rooms', 'Possession and papers', 'Mandate and access'].includes(section))
    .map((section) => ({ group: section, targets: ofSection(section) })),
  { group: 'Possession and papers', targets: ['age', ...ofSection('Possession and papers')] },
  {
    group: 'In the office',
    targets: ['assigned_to', 'locked_property', 'link', 'external_ref', ...ofSection('Mandate and access')],
  },
  { group: 'Nothing of its own', targets: ['note', 'skip'] },
];

/** Targets that several columns may become, since what they say is put together. */
export const propertyJoining: readonly PropertyTarget[] = [
  ...(['name', 'mobile', 'email', 'address', 'size', 'amenities', 'features', 'furnishing_items'] as const),
  ...(['additional_rooms', 'remark', 'description', 'note', 'skip'] as const),
];
