import type { InquiryInput } from '@angan/contract/inquiries/inquiry-input.ts';
import { type InquiryFields, inquiryMistakes } from '@angan/contract/inquiries/inquiry-rules.ts';
import { bhkRows } from '@angan/domain/lookups/bhk.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import type { MustHave } from '@angan/domain/lookups/inquiries.ts';
import { possessions } from '@angan/domain/lookups/possessions.ts';
import { propertySubtypes, propertyTypes } from '@angan/domain/lookups/property-types.ts';
import type { Facing } from '@angan/domain/lookups/small-lists.ts';
import { requirementSummary } from '@angan/domain/requirement.ts';
import type { SizeUnit } from '@angan/domain/units.ts';
import { type ContactChoice, contactBody, contactMistake } from '../records/index.ts';
import { moneyUnreadable, rupeesIn, sizeIn, sizeUnreadable } from '../ui/form/index.ts';

/** What stands in the form while it is filled in. Amounts and sizes as they were typed. */
export interface InquiryDraft {
  contact: ContactChoice;
  property_type: number;
  property_subtype: number[];
  deal_type: number[];
  area: number[];
  any_area: boolean;
  project: number[];
  bhk: number[];
  budget_min: string;
  budget_max: string;
  size_min: string;
  size_max: string;
  size_unit: SizeUnit;
  furniture: number[];
  possession: number[];
  facing: Facing[];
  must_have: MustHave[];
  /** undefined: nobody chose, so it is a walk-in. */
  source?: number | null;
  comment: string;
}

const sale = dealTypes.find((row) => row.deal_type === 'Sale')!.id;

/** The form as it starts, for a property type's id. */
export const emptyDraft = (property_type: number): InquiryDraft => ({
  contact: { kind: 'none' },
  property_type,
  property_subtype: [],
  deal_type: [sale],
  area: [],
  any_area: false,
  project: [],
  bhk: [],
  budget_min: '',
  budget_max: '',
  size_min: '',
  size_max: '',
  size_unit: 'Sqft',
  furniture: [],
  possession: [],
  facing: [],
  must_have: [],
  comment: '',
});

const money = ['budget_min', 'budget_max'] as const;
const sizes = ['size_min', 'size_max'] as const;

/** The draft's amounts as numbers; what cannot be read is null here and told by `draftMistakes`. */
const numbersOf = (draft: InquiryDraft) => ({
  budget_min: rupeesIn(draft.budget_min) ?? null,
  budget_max: rupeesIn(draft.budget_max) ?? null,
  size_min: sizeIn(draft.size_min) ?? null,
  size_max: sizeIn(draft.size_max) ?? null,
});

/** What is wrong, by field, before the server is asked. */
export const draftMistakes = (draft: InquiryDraft): Record<string, string> => {
  const found: Record<string, string> = {};
  const { contact: _, ...fields } = draft;
  const rules = inquiryMistakes({ ...fields, ...numbersOf(draft) } as InquiryFields);
  for (const [field, [text]] of Object.entries(rules)) if (text) found[field] = text;
  const contact = contactMistake(draft.contact);
  if (contact) found.contact = contact;
  for (const field of money) if (rupeesIn(draft[field]) === undefined) found[field] = moneyUnreadable;
  for (const field of sizes) if (sizeIn(draft[field]) === undefined) found[field] = sizeUnreadable;
  return found;
};

/** The draft as it is posted. `walkIn` is the source of who nobody sent. */
export const bodyOf = (draft: InquiryDraft, walkIn: number | null): InquiryInput => ({
  ...draft,
  ...numbersOf(draft),
  contact: contactBody(draft.contact)!,
  source: draft.source === undefined ? walkIn : draft.source,
});

/** The wish in a line while it is written down. `areaName` names an area of the company. */
export const summaryOf = (draft: InquiryDraft, areaName: (id: number) => string): string =>
  requirementSummary({
    property_type: propertyTypes.find((row) => row.id === draft.property_type)!.property_type,
    subtypes: propertySubtypes
      .filter((row) => draft.property_subtype.includes(row.id))
      .map((row) => row.property_subtype),
    bhk: bhkRows.filter((row) => draft.bhk.includes(row.id)).map((row) => row.value),
    places: draft.area.map(areaName).filter(Boolean),
    any_area: draft.any_area,
    ...numbersOf(draft),
    size_unit: draft.size_unit,
    possession: possessions.filter((row) => draft.possession.includes(row.id)),
  });
