import type { Property } from '@angan/contract/properties/properties.ts';
import type { PropertyInput } from '@angan/contract/properties/property-input.ts';
import { laidOutFields } from '@angan/contract/properties/property-layout.ts';
import {
  missingForAvailable,
  type PropertyFields,
  propertyMistakes,
} from '@angan/contract/properties/property-rules.ts';
import { dealTypes, type PriceField } from '@angan/domain/lookups/deal-types.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { t } from '@lingui/core/macro';
import { formatPrice, word } from '../../core/language/index.ts';
import { type ContactChoice, contactBody, contactMistake, knownContact, titleText } from '../../records/index.ts';
import { rupeesIn } from '../../ui/form/index.ts';
import { askedFields, emptyMore, type MoreDraft, moreBody, moreOf, typingMistakes } from './more-draft.ts';

/** What stands in the form of a property while it is filled in. */
export interface PropertyDraft extends MoreDraft {
  property_subtype: number | null;
  deal_type: number[];
  /** The main area first. */
  area: number[];
  society_name: number | null;
  project: number | null;
  contact: ContactChoice;
  co_broker: ContactChoice;
  other_contacts: { contact: ContactChoice; role: Property['other_contacts'][number]['role'] }[];
}

export const emptyDraft: PropertyDraft = {
  ...emptyMore,
  property_subtype: null,
  deal_type: [dealTypes.find((row) => row.deal_type === 'Sale')!.id],
  area: [],
  society_name: null,
  project: null,
  contact: { kind: 'none' },
  co_broker: { kind: 'none' },
  other_contacts: [],
};

/** A record as it stands, to be changed. */
export const draftOf = (property: Property): PropertyDraft => ({
  ...moreOf(property),
  property_subtype: property.property_subtype,
  deal_type: property.deal_type,
  area: property.area.map(({ id }) => id),
  society_name: property.society_name?.id ?? null,
  project: property.project?.id ?? null,
  contact: property.contact ? knownContact(property.contact) : { kind: 'none' },
  co_broker: property.co_broker ? knownContact(property.co_broker) : { kind: 'none' },
  other_contacts: property.other_contacts.map(({ contact, role }) => ({ contact: knownContact(contact), role })),
});

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
const fieldsOf = (draft: PropertyDraft) =>
  ({
    ...moreBody(draft, askedFields(draft)),
    property_subtype: draft.property_subtype,
    property_type: subtypeOf(draft.property_subtype)?.property_type ?? null,
    deal_type: draft.deal_type,
    area: draft.area,
    society_name: draft.society_name,
    co_broker: contactBody(draft.co_broker) ?? null,
    project: draft.project,
  }) as PropertyFields;

/** What has to be mended before it can be saved, by field. `owned`: the record has its contact already. */
export const draftMistakes = (draft: PropertyDraft, owned = false): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const [field, [text]] of Object.entries(propertyMistakes(fieldsOf(draft)))) if (text) found[field] = word(text);
  if (draft.property_subtype === null) found.property_subtype = t`Choose the subtype.`;
  if (draft.area.length === 0) found.area = t`Choose the area.`;
  const contact = owned ? undefined : contactMistake(draft.contact);
  if (contact) found.contact = contact;
  if (draft.other_contacts.some((other) => contactMistake(other.contact)))
    found.other_contacts = t`Choose each person, or take the line out.`;
  return { ...found, ...typingMistakes(draft, askedFields(draft)) };
};

/** What it still lacks to be offered: with such gaps it is saved as a Draft. Sentences. */
export const gapsOf = (draft: PropertyDraft): string[] => Object.values(missingForAvailable(fieldsOf(draft))).flat();

/** The draft as it is posted: the fields of its subtype and deal types alone. */
export const bodyOf = (draft: PropertyDraft): PropertyInput =>
  ({
    ...fieldsOf(draft),
    contact: contactBody(draft.contact),
    co_broker: draft.mandate === "Co-broker's listing" ? (contactBody(draft.co_broker) ?? null) : null,
    other_contacts: draft.other_contacts.map(({ contact, role }) => ({ contact: contactBody(contact), role })),
  }) as PropertyInput;

/**
 * The changes to a record as they are sent: what the form shows otherwise than the record. A Draft that lacks nothing any
 * more goes on offer.
 */
export const changesOf = (property: Property, draft: PropertyDraft): Partial<PropertyInput> => {
  const [before, after] = [bodyOf(draftOf(property)), bodyOf(draft)];
  const names = [
    'property_subtype',
    'property_type',
    'deal_type',
    'area',
    'society_name',
    'co_broker',
    'other_contacts',
    'project',
    ...laidOutFields,
  ] as const;
  const changed = names.filter((name) => name in after && !isSame(before[name], after[name]));
  return {
    ...Object.fromEntries(changed.map((name) => [name, after[name]])),
    ...(property.status === 'Draft' && gapsOf(draft).length === 0 && { status: 'Available' as const }),
  };
};
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** '3 BHK flat for sale in Bopal, 95.00 Lakhs' while it is written down. */
export const summaryOf = (draft: PropertyDraft, area: string): string => {
  const subtype = subtypeOf(draft.property_subtype);
  if (!subtype) return '';
  const { deal_type } = draft;
  const bhk = hasRooms(subtype.id) ? draft.bhk : null;
  const title = titleText({ property_subtype: subtype.id, bhk, deal_type, area: area || null });
  const amounts = priceFieldsOf(draft.deal_type).flatMap((field) => {
    const rupees = rupeesIn(draft[field]);
    return typeof rupees === 'number' ? [formatPrice(rupees)] : [];
  });
  return [title, ...amounts].join(', ');
};
