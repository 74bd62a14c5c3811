import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
import { type InquiryField, inquiryFieldNames, inquiryFields } from '@angan/contract/inquiries/inquiry-fields.ts';
import type { InquiryInput } from '@angan/contract/inquiries/inquiry-input.ts';
import { asksFor } from '@angan/contract/inquiries/inquiry-layout.ts';
import { type InquiryFields, inquiryMistakes } from '@angan/contract/inquiries/inquiry-rules.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import type { SizeUnit } from '@angan/domain/units.ts';
import { word } from '../../core/language/index.ts';
import {
  type BrokerageTerms,
  type ContactChoice,
  contactBody,
  contactMistake,
  type DraftKinds,
  emptyIn,
  type Found,
  isTyped,
  knownContact,
  readTyped,
  requirementText,
  sentOf,
  shownIn,
  titleText,
  unreadable,
} from '../../records/index.ts';
import { sizeIn, sizeUnreadable } from '../../ui/form/index.ts';

type Kinds = typeof inquiryFields;
type Drawn = Exclude<InquiryField, 'brokerage_terms' | 'size_unit' | 'source' | 'contact_role'>;

/** What stands in the form while it is filled in. Amounts, sizes and days as they were typed. */
export type InquiryDraft = { [F in Drawn]: DraftKinds[Exclude<Kinds[F]['kind'], 'parts'>] } & {
  contact: ContactChoice;
  property_type: number;
  deal_type: number[];
  area: number[];
  society_name: number[];
  project: number[];
  asked_property: Found | null;
  size_unit: SizeUnit;
  brokerage_terms: BrokerageTerms | null;
  co_broker: ContactChoice;
  assigned_to: number[];
  locked_inquiry: boolean;
  /** null: as the deal type tells. */
  contact_role: string | null;
  /** undefined: nobody chose, so it is a walk-in. */
  source?: number | null;
};

const sale = dealTypes.find((row) => row.deal_type === 'Sale')!.id;

/** The form as it starts, for a property type's id. */
export const emptyDraft = (property_type: number): InquiryDraft => {
  const { source: _, ...plain } = Object.fromEntries(
    inquiryFieldNames.map((field) => [field, emptyIn(inquiryFields[field])]),
  );
  return {
    ...(plain as unknown as Omit<InquiryDraft, 'contact'>),
    budget_includes_maintenance: true,
    contact_role: null,
    contact: { kind: 'none' },
    co_broker: { kind: 'none' },
    property_type,
    deal_type: [sale],
    area: [],
    society_name: [],
    project: [],
    asked_property: null,
    assigned_to: [],
    locked_inquiry: false,
  };
};

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** A record as it stands, to be changed. */
export const draftOf = (inquiry: Inquiry): InquiryDraft => ({
  ...(Object.fromEntries(
    inquiryFieldNames.map((field) => [field, shownIn(inquiryFields[field], inquiry[field])]),
  ) as unknown as InquiryDraft),
  source: inquiry.source,
  contact: knownContact(inquiry.contact),
  co_broker: inquiry.co_broker ? knownContact(inquiry.co_broker) : { kind: 'none' },
  property_type: inquiry.property_type,
  deal_type: inquiry.deal_type,
  area: ids(inquiry.area),
  society_name: ids(inquiry.society_name),
  project: ids(inquiry.project),
  asked_property: inquiry.asked_property && {
    id: inquiry.asked_property.id,
    label: titleText(inquiry.asked_property),
    hint: inquiry.asked_property.property_code,
  },
  assigned_to: ids(inquiry.assigned_to),
  locked_inquiry: inquiry.locked_inquiry,
});

const sizes: readonly string[] = ['size_min', 'size_max'];
const typed = inquiryFieldNames.filter((field) => isTyped(inquiryFields[field].kind));
const fieldIn = (draft: InquiryDraft, field: InquiryField): unknown => draft[field];
const numberIn = (draft: InquiryDraft, field: InquiryField) => {
  const text = fieldIn(draft, field) as string;
  return sizes.includes(field) ? sizeIn(text) : readTyped(inquiryFields[field].kind, text);
};

/** The fields that an inquiry of the draft's type and deals has; the others are not asked for, and sent empty. */
const asked = (draft: InquiryDraft, field: InquiryField) => asksFor(field, draft.property_type, draft.deal_type);

const plainBody = (draft: InquiryDraft): Record<string, unknown> => {
  const empty = emptyDraft(draft.property_type);
  return Object.fromEntries(
    inquiryFieldNames.flatMap((field) => {
      const from = asked(draft, field) ? draft : empty;
      if (field === 'contact_role' && draft.contact_role === null) return [];
      if (sizes.includes(field)) return [[field, numberIn(from, field) ?? null]];
      return [[field, sentOf(inquiryFields[field], fieldIn(from, field))]];
    }),
  );
};

/** The draft as the rules read it: what cannot be read is null here and told by `draftMistakes`. */
const fieldsOf = (draft: InquiryDraft) => ({
  ...plainBody(draft),
  property_type: draft.property_type,
  deal_type: draft.deal_type,
  area: draft.area,
  society_name: draft.society_name,
  project: draft.project,
});

/** What is wrong, by field, before the server is asked. `standing`: what the record has beside the form. */
export const draftMistakes = (
  draft: InquiryDraft,
  standing: Pick<InquiryFields, 'stage' | 'next_follow_up'> = {},
): Record<string, string> => {
  const found: Record<string, string> = {};
  const rules = inquiryMistakes({ ...fieldsOf(draft), ...standing } as InquiryFields);
  for (const [field, [text]] of Object.entries(rules)) if (text) found[field] = word(text);
  const contact = contactMistake(draft.contact);
  if (contact) found.contact = contact;
  const coBroker = draft.co_broker.kind === 'none' ? undefined : contactMistake(draft.co_broker);
  if (coBroker) found.co_broker = coBroker;
  for (const field of typed)
    if (asked(draft, field) && numberIn(draft, field) === undefined)
      found[field] = sizes.includes(field) ? sizeUnreadable() : unreadable[inquiryFields[field].kind]!();
  return found;
};

/** The draft as it is posted. `walkIn` is the source of who nobody sent. */
export const bodyOf = (draft: InquiryDraft, walkIn: number | null): InquiryInput =>
  ({
    ...fieldsOf(draft),
    contact: contactBody(draft.contact)!,
    co_broker: contactBody(draft.co_broker) ?? null,
    source: draft.source === undefined ? walkIn : draft.source,
    asked_property: draft.asked_property?.id ?? null,
    assigned_to: draft.assigned_to,
    ...(draft.locked_inquiry && { locked_inquiry: true }),
  }) as InquiryInput;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The changes to a record as they are sent: what the form shows otherwise than the record. */
export const changesOf = (inquiry: Inquiry, draft: InquiryDraft): Partial<InquiryInput> => {
  const whole = (of: InquiryDraft): Record<string, unknown> => ({
    ...bodyOf(of, null),
    locked_inquiry: of.locked_inquiry,
  });
  const [before, after] = [whole(draftOf(inquiry)), whole(draft)];
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSame(before[name], value)));
};

/** The wish in a line while it is written down. `areaName` names an area of the company. */
export const summaryOf = (draft: InquiryDraft, areaName: (id: number) => string): string =>
  requirementText({
    ...draft,
    area: draft.area.map((id) => ({ area: areaName(id) })).filter(({ area }) => area),
    society_name: [],
    project: [],
    budget_min: numberIn(draft, 'budget_min') ?? null,
    budget_max: numberIn(draft, 'budget_max') ?? null,
    size_min: numberIn(draft, 'size_min') ?? null,
    size_max: numberIn(draft, 'size_max') ?? null,
  });
