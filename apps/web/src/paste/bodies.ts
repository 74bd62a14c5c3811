import { inquiryLimits } from '@angan/contract/inquiries/inquiry-fields.ts';
import type { InquiryInput } from '@angan/contract/inquiries/inquiry-input.ts';
import type { LaidOutField } from '@angan/contract/properties/property-fields.ts';
import type { PropertyInput } from '@angan/contract/properties/property-input.ts';
import { hasField } from '@angan/contract/properties/property-layout.ts';
import { propertyLimits } from '@angan/contract/properties/property-limits.ts';
import { furnitures } from '@angan/domain/lookups/furnitures.ts';
import { possessions } from '@angan/domain/lookups/possessions.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import type { PreferredTenant, TenantType } from '@angan/domain/lookups/small-lists.ts';
import type { PasteFields, TenantWord } from '@angan/domain/paste/index.ts';
import { typedDay } from '@angan/domain/typed-day.ts';
import { contactBody } from '../records/index.ts';
import { countIn, rupeesIn, sizeIn } from '../ui/form/index.ts';
import type { PasteForm } from './paste-form.ts';

/** What a record of a message is made of besides its form. */
export interface Given {
  readonly form: PasteForm;
  readonly text: string;
  /** As read: what the form does not show. */
  readonly fields: PasteFields;
  /** The source of messages, if the office has one. */
  readonly source: number | null;
  /** The property types that the person works in, the usual one first. */
  readonly types: readonly number[];
}

/** The property type that the subtypes name, else the person's own. */
export const typeOf = ({ form, types }: Pick<Given, 'form' | 'types'>): number =>
  propertySubtypes.find((row) => form.property_subtype.includes(row.id))?.property_type ?? types[0]!;

const tenantTypes: Partial<Record<TenantWord, TenantType & PreferredTenant>> = {
  Family: 'Family',
  Women: 'Working women',
  Men: 'Working men',
  Company: 'Company lease',
  Students: 'Students',
};
/** 'Bachelors' is not said to be men or women: it stays a word. */
const wordsOnly = (tenants: readonly TenantWord[]) => tenants.filter((word) => !tenantTypes[word]);
const furnitureIn = (form: PasteForm, type: number) =>
  furnitures.find((row) => row.furniture === form.furniture && row.property_type === type)?.id ?? null;
const remarkOf = (form: PasteForm, words: readonly string[], most: number) =>
  [...words, form.comment].filter(Boolean).join('\n').slice(0, most);
const sure = (found: PasteFields[keyof PasteFields]) =>
  found && found.confidence !== 'Low' ? (found.value as number) : null;

const ofClient = /(?:client|party|buyer|tenant|investor)s?\b/i;

/** The requirement as it is posted. The message itself goes along, so that anyone can read what was said. */
export const inquiryBody = ({ form, text, fields, source, types }: Given): InquiryInput => {
  const type = typeOf({ form, types });
  const furniture = furnitureIn(form, type);
  const floor = countIn(form.floor) ?? null;
  // A wish has one kind of tenant: the others stay words.
  const tenant = form.tenants.find((word) => tenantTypes[word]);
  return {
    contact: contactBody(form.contact)!,
    property_type: type,
    property_subtype: form.property_subtype,
    deal_type: form.deal_type,
    bhk: form.bhk,
    area: form.area,
    society_name: form.society_name,
    budget_min: rupeesIn(form.budget_min) ?? null,
    budget_max: rupeesIn(form.budget_max) ?? null,
    size_min: sizeIn(form.size) ?? null,
    size_max: sizeIn(form.size_max) ?? null,
    size_unit: form.size_unit,
    size_basis: form.size_basis,
    furniture: furniture === null ? [] : [furniture],
    possession: form.possession === null ? [] : [form.possession],
    facing: form.facing ? [form.facing] : [],
    floor_min: floor,
    floor_max: floor,
    parking_cars: countIn(form.parking) ?? null,
    tenant_type: (tenant && tenantTypes[tenant]) ?? null,
    features: form.features,
    workstations_min: sure(fields.seats),
    frontage_min: sure(fields.frontage),
    min_lock_in_months: sure(fields.lock_in_months),
    ...(ofClient.test(text) && { contact_role: 'Co-broker for a client' as const }),
    source,
    raw_text: text.slice(0, inquiryLimits.raw_text),
    comment: remarkOf(
      form,
      form.tenants.filter((word) => word !== tenant),
      inquiryLimits.comment,
    ),
  };
};

/** Whom a bed is for. */
const bedFor = (tenants: readonly TenantWord[]) => {
  const [women, men] = [tenants.includes('Women'), tenants.includes('Men')];
  return women && men ? 'Both' : women ? 'Women' : men ? 'Men' : null;
};

/** 'Under construction' needs a date, which messages leave out or say as they like. */
export const needsDate = (id: number | null) => possessions.find((row) => row.id === id)?.needs_date === true;
const saysOwner = /\b(?:direct owner|owner direct|malik|direct party)\b/i;

/** The listing as it is posted: the fields of its kind of property alone. */
export const propertyBody = ({ form, text, fields, source, types }: Given): PropertyInput => {
  const type = typeOf({ form, types });
  const [subtype = 0] = form.property_subtype;
  const size = sizeIn(form.size) ?? null;
  const rate = sure(fields.rate);
  const isLetByRate = rate !== null && fields.rate_unit?.value === 'Sqft' && form.rent === '';
  const possession = possessions.find((row) => row.id === form.possession);
  const date = needsDate(form.possession) ? (typedDay(form.possession_date) ?? null) : null;
  const isUndated = needsDate(form.possession) && date === null;
  const has = (field: LaidOutField) => hasField(field, subtype, form.deal_type);
  const words = [
    ...wordsOnly(form.tenants),
    ...(possession && isUndated ? [possession.possession] : []),
    ...(fields.seats && !has('workstations') ? [text.slice(fields.seats.start, fields.seats.end)] : []),
    ...(rate !== null && !isLetByRate ? [text.slice(fields.rate!.start, fields.rate!.end)] : []),
  ];
  const plain: { [F in LaidOutField]?: unknown } = {
    contact_role: saysOwner.test(text) ? 'Owner' : 'Broker',
    bhk: form.bhk[0] ?? null,
    furniture: furnitureIn(form, type),
    floor_no: countIn(form.floor) ?? null,
    total_floors: countIn(form.total_floors) ?? null,
    facing: form.facing,
    parking_covered: countIn(form.parking) ?? null,
    size,
    size_unit: size === null ? null : form.size_unit,
    size_basis: form.size_basis,
    frontage_ft: sure(fields.frontage),
    sale_price: rupeesIn(form.price) ?? null,
    rent: isLetByRate ? rate : (rupeesIn(form.rent) ?? null),
    rent_basis: isLetByRate ? 'Per sqft per month' : 'Per month',
    deposit: rupeesIn(form.deposit) ?? null,
    lock_in_months: sure(fields.lock_in_months),
    escalation_percent: sure(fields.escalation_percent),
    escalation_every_months: sure(fields.escalation_months),
    possession: isUndated ? null : form.possession,
    possession_date: date,
    preferred_tenants: form.tenants.flatMap((word) => tenantTypes[word] ?? []),
    pg_for: bedFor(form.tenants),
    ...(form.food && { food_rule: form.food }),
    features: form.features,
    workstations: sure(fields.seats),
    remark: remarkOf(form, words, propertyLimits.remark),
    source,
  };
  const asked = Object.entries(plain).filter(([field]) => has(field as LaidOutField));
  return {
    property_type: type,
    property_subtype: subtype,
    deal_type: form.deal_type,
    contact: contactBody(form.contact)!,
    area: form.area,
    society_name: form.society_name[0] ?? null,
    ...Object.fromEntries(asked),
  } as PropertyInput;
};
