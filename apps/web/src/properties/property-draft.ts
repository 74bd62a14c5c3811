import type { PropertyInput } from '@angan/contract/properties/property-input.ts';
import {
  missingForAvailable,
  type PropertyFields,
  propertyMistakes,
} from '@angan/contract/properties/property-rules.ts';
import { bhkRows } from '@angan/domain/lookups/bhk.ts';
import { type DealType, dealTypes, type PriceField } from '@angan/domain/lookups/deal-types.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { formatPrice } from '@angan/domain/money.ts';
import { propertyTitle } from '@angan/domain/requirement.ts';
import type { SizeUnit } from '@angan/domain/units.ts';
import { type ContactChoice, contactBody, contactMistake } from '../records/index.ts';
import { moneyUnreadable, rupeesIn, sizeIn, sizeUnreadable } from '../ui/form/index.ts';

/** What stands in the short form while it is filled in. Amounts and sizes as they were typed. */
export interface PropertyDraft {
  property_subtype: number | null;
  deal_type: number[];
  area: number | null;
  society_name: number | null;
  unit_no: string;
  bhk: number | null;
  size: string;
  size_unit: SizeUnit;
  sale_price: string;
  rent: string;
  deposit: string;
  contact: ContactChoice;
}

export const emptyDraft: PropertyDraft = {
  property_subtype: null,
  deal_type: [dealTypes.find((row) => row.deal_type === 'Sale')!.id],
  area: null,
  society_name: null,
  unit_no: '',
  bhk: null,
  size: '',
  size_unit: 'Sqft',
  sale_price: '',
  rent: '',
  deposit: '',
  contact: { kind: 'none' },
};

export const subtypeOf = (id: number | null) => propertySubtypes.find((row) => row.id === id);

/** Whether a subtype is a home, which is told by its BHK. */
export const hasRooms = (id: number | null): boolean => {
  const group = subtypeOf(id)?.group;
  return group === 'Apartment' || group === 'House';
};

/** The fields that carry the price of some deal types, in the order of the list. */
export const priceFieldsOf = (deals: readonly number[]): PriceField[] => [
  ...new Set(dealTypes.filter(({ id }) => deals.includes(id)).map(({ price_field }) => price_field)),
];

/** The draft as the rules read it: what cannot be read is null here and told by `draftMistakes`. */
const fieldsOf = (draft: PropertyDraft) => {
  const { property_subtype, deal_type, society_name, unit_no, bhk } = draft;
  const size = sizeIn(draft.size) ?? null;
  const asked = priceFieldsOf(deal_type);
  const price = (field: PriceField) => (asked.includes(field) ? (rupeesIn(draft[field]) ?? null) : null);
  return {
    property_subtype,
    property_type: subtypeOf(property_subtype)?.property_type ?? null,
    deal_type,
    area: draft.area === null ? [] : [draft.area],
    society_name,
    unit_no,
    bhk: hasRooms(property_subtype) ? bhk : null,
    size,
    size_unit: size === null ? null : draft.size_unit,
    sale_price: price('sale_price'),
    rent: price('rent'),
    deposit: price('deposit'),
  } satisfies PropertyFields;
};

/** What has to be mended before it can be saved, by field. */
export const draftMistakes = (draft: PropertyDraft): Record<string, string> => {
  const fields = fieldsOf(draft);
  const found: Record<string, string> = {};
  for (const [field, [text]] of Object.entries(propertyMistakes(fields))) if (text) found[field] = text;
  if (draft.property_subtype === null) found.property_subtype = 'Choose the subtype.';
  if (draft.area === null) found.area = 'Choose the area.';
  const contact = contactMistake(draft.contact);
  if (contact) found.contact = contact;
  for (const field of priceFieldsOf(draft.deal_type))
    if (rupeesIn(draft[field]) === undefined) found[field] = moneyUnreadable;
  if (sizeIn(draft.size) === undefined) found.size = sizeUnreadable;
  return found;
};

/** What it still lacks to be offered: with such gaps it is saved as a Draft. Field to sentence. */
export const gapsOf = (draft: PropertyDraft): string[] => Object.values(missingForAvailable(fieldsOf(draft))).flat();

/** The draft as it is posted. */
export const bodyOf = (draft: PropertyDraft): PropertyInput =>
  ({ ...fieldsOf(draft), contact: contactBody(draft.contact) }) as PropertyInput;

/** '3 BHK flat for sale in Bopal, 95.00 Lakhs' while it is written down. */
export const summaryOf = (draft: PropertyDraft, area: string): string => {
  const subtype = subtypeOf(draft.property_subtype);
  if (!subtype) return '';
  const title = propertyTitle({
    subtype: subtype.property_subtype,
    bhk: hasRooms(draft.property_subtype) ? (bhkRows.find((row) => row.id === draft.bhk)?.value ?? null) : null,
    deal_types: dealTypes.filter(({ id }) => draft.deal_type.includes(id)).map((row): DealType => row.deal_type),
    area: area || null,
  });
  const amounts = priceFieldsOf(draft.deal_type).flatMap((field) => {
    const rupees = rupeesIn(draft[field]);
    return typeof rupees === 'number' ? [formatPrice(rupees)] : [];
  });
  return [title, ...amounts].join(', ');
};
