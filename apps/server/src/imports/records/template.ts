import { type InquiryTarget, inquiryTargetLabel } from '@angan/contract/imports/inquiry-targets.ts';
import { type MigrationKind, type MigrationTarget, targetsOf } from '@angan/contract/imports/kinds.ts';
import { type PropertyTarget, propertyTargetLabel } from '@angan/contract/imports/property-targets.ts';
import { importableStages } from '@angan/contract/imports/values.ts';
import { inquiryFields } from '@angan/contract/inquiries/inquiry-fields.ts';
import { laidOutPairs } from '@angan/contract/properties/property-layout.ts';
import { amenities } from '@angan/domain/lookups/amenities.ts';
import { bhkRows } from '@angan/domain/lookups/bhk.ts';
import { contactKinds } from '@angan/domain/lookups/contact-kinds.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { furnitures } from '@angan/domain/lookups/furnitures.ts';
import { possessions } from '@angan/domain/lookups/possessions.ts';
import { propertyStatuses } from '@angan/domain/lookups/property-lists.ts';
import { propertySubtypes, propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { newWorkbook } from '../../core/sheets/index.ts';
import type { FieldPair } from '../values/field.ts';

/** What stands in the sample row, by target; a template has exactly these columns and then the rest of the form. */
const samples: Record<MigrationKind, Readonly<Record<string, string>>> = {
  Contacts: {
    Name: 'Mehul Trivedi',
    'Mobile number': '98240 11768',
    'Mobile number 2': '98240 11769',
    'E-mail': 'mehul@example.in',
    'Contact group': 'Buyer',
    Address: 'B-402, Sun Vista, Bopal',
    Source: 'Walk-in',
    Comment: 'Wants a ready flat',
    Visibility: 'No',
  },
  Properties: {
    name: 'Kinjal Raval',
    mobile: '98250 44310',
    property_subtype: 'Flat/Apartment',
    deal_type: 'Sale',
    area: 'Bopal',
    society_name: 'Sun Vista',
    wing: 'B',
    unit_no: '402',
    bhk: '3 BHK',
    floor_no: '4',
    total_floors: '11',
    size: '1,850',
    size_unit: 'Sqft',
    size_basis: 'Super Built-up',
    furniture: 'Semi-furnished',
    sale_price: '95 L',
    rent: '',
    deposit: '',
    price_negotiable: 'Yes',
    possession: 'Ready to move',
    facing: 'East',
    parking: '1 covered',
    available_from: '',
    source: 'Walk-in',
    remark: 'Key with the watchman',
  },
  Inquiries: {
    name: 'Harpreet Virk',
    mobile: '98250 44311',
    property_type: 'Residential',
    property_subtype: 'Flat/Apartment',
    deal_type: 'Sale',
    area: 'Bopal, Ambli',
    society_name: '',
    bhk: '3 BHK, 4 BHK',
    budget_min: '80 L',
    budget_max: '1.1 Cr',
    size_min: '1,500',
    size_max: '',
    size_unit: 'Sqft',
    furniture: 'Semi-furnished',
    possession: 'Ready to move',
    timeline: 'Within 1 month',
    source: 'Walk-in',
    assigned_to: '',
    next_follow_up: '',
    comment: 'Near a school',
  },
};

/** An empty workbook for a kind: its columns with one sample row, and the words of its lists on a sheet of their own. */
export const templateOf = async (kind: MigrationKind): Promise<{ file_name: string; content: string }> => {
  const columns = columnsOf(kind);
  const lists = listsOf(kind);
  const deepest = Math.max(...lists.map(([, words]) => words.length));
  const listed = Array.from({ length: deepest }, (_, at) => lists.map(([, words]) => words[at] ?? ''));
  const book = await newWorkbook([
    { title: kind, header: columns.map(([label]) => label), rows: [columns.map(([, sample]) => sample)] },
    { title: 'Lists', header: lists.map(([label]) => label), rows: listed },
  ]);
  return { file_name: `${kind} template.xlsx`, content: book.toString('base64') };
};

const labelOf = (kind: MigrationKind, target: string): string => {
  if (kind === 'Contacts') return target;
  return kind === 'Properties'
    ? propertyTargetLabel(target as PropertyTarget)
    : inquiryTargetLabel(target as InquiryTarget);
};

/** Targets that a person who fills a template in has no use for. */
const ofAdverts: readonly MigrationTarget[] = [
  'title',
  'link',
  'price',
  'rate',
  'floors',
  'age',
  'note',
  'skip',
  'budget',
  'sizes',
];

const columnsOf = (kind: MigrationKind): (readonly [label: string, sample: string])[] => {
  const first = samples[kind];
  const rest =
    kind === 'Contacts' ? [] : targetsOf[kind].filter((target) => !(target in first) && !ofAdverts.includes(target));
  return [...Object.entries(first), ...rest.map((target) => [target, ''] as const)].map(([target, sample]) => [
    labelOf(kind, target),
    sample,
  ]);
};

const listsOf = (kind: MigrationKind): (readonly [label: string, words: readonly string[]])[] => {
  if (kind === 'Contacts') return [['Kind', contactKinds]];
  const pairs = (kind === 'Properties' ? laidOutPairs : inquiryFields) as Readonly<Record<string, FieldPair>>;
  const lists: [string, readonly string[]][] = [
    ['property_type', propertyTypes.map((row) => row.property_type)],
    ['property_subtype', propertySubtypes.map((row) => row.property_subtype)],
    ['deal_type', dealTypes.map((row) => row.deal_type)],
    ['bhk', bhkRows.map((row) => row.bhk)],
    ['furniture', [...new Set(furnitures.map((row) => row.furniture))]],
    ['possession', possessions.map((row) => row.possession)],
    ['amenities', amenities.map((row) => row.amenity)],
    kind === 'Properties' ? ['status', propertyStatuses] : ['stage', importableStages],
  ];
  for (const target of targetsOf[kind]) {
    const options = pairs[target]?.options;
    if (options) lists.push([target, options]);
  }
  return lists.map(([target, words]) => [labelOf(kind, target), words]);
};
