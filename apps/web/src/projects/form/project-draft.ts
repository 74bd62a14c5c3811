import { only, without } from '@angan/contract/kit/presented.ts';
import { type OtherCharge, type PaymentStep, projectFields } from '@angan/contract/projects/project-fields.ts';
import type { ProjectInput } from '@angan/contract/projects/project-input.ts';
import { type ProjectFields, projectMistakes } from '@angan/contract/projects/project-rules.ts';
import type { Project } from '@angan/contract/projects/projects.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import {
  type BuilderBrokerageBasis,
  type ChargeBasis,
  chargeBases,
  type ProjectStatus,
  type SalesContactRole,
} from '@angan/domain/lookups/projects.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import type { SizeUnit } from '@angan/domain/units.ts';
import { t } from '@lingui/core/macro';
import { formatNumber, word } from '../../core/language/index.ts';
import {
  type ContactChoice,
  contactBody,
  contactMistake,
  type DraftOf,
  fieldsBody,
  fieldsDraft,
  fieldsMistakes,
  knownContact,
} from '../../records/index.ts';
import {
  amountIn,
  amountUnreadable,
  countIn,
  moneyUnreadable,
  rupeesIn,
  sizeIn,
  sizeUnreadable,
} from '../../ui/form/index.ts';

/** The fields that stand in the form by their kind; rows, brokerage and the land with its unit have controls of their own. */
const plainFields = without(projectFields, [
  ...(['land_area', 'land_unit', 'payment_plan', 'other_charges', 'brokerage_terms'] as const),
]);
const lists = ['property_subtype', 'deal_type'] as const;
const names = ['project_name', 'builder_name'] as const;

export interface StepDraft {
  milestone: string;
  percent: string;
}
export interface ChargeDraft {
  label: string;
  amount: string;
  basis: ChargeBasis;
}
export interface SlabDraft {
  from_units: string;
  percent: string;
}
export interface SalesDraft {
  contact: ContactChoice;
  role: SalesContactRole;
}

/** What stands in the form of a project while it is filled in: numbers as they were typed. */
export type ProjectDraft = DraftOf<typeof plainFields> &
  Record<(typeof names)[number] | 'land_area', string> &
  Record<(typeof lists)[number], number[]> & {
    area: number[];
    status: ProjectStatus;
    land_unit: SizeUnit;
    payment_plan: StepDraft[];
    other_charges: ChargeDraft[];
    brokerage_basis: BuilderBrokerageBasis;
    brokerage_value: string;
    slabs: SlabDraft[];
    builder_contact: ContactChoice;
    sales_contacts: SalesDraft[];
  };

export const emptyDraft: ProjectDraft = {
  ...fieldsDraft(plainFields, { is_active: true }),
  project_name: '',
  builder_name: '',
  land_area: '',
  property_subtype: [],
  deal_type: [dealTypes.find((row) => row.deal_type === 'New booking')!.id],
  area: [],
  status: 'Under construction',
  land_unit: 'SqYd',
  payment_plan: [],
  other_charges: [],
  brokerage_basis: 'Percent',
  brokerage_value: '',
  slabs: [],
  builder_contact: { kind: 'none' },
  sales_contacts: [],
};

const shown = (value: number | null) => (value === null ? '' : formatNumber(value));

/** A record as it stands, to be changed. */
export const draftOf = (project: Project): ProjectDraft => ({
  ...emptyDraft,
  ...fieldsDraft(plainFields, project),
  ...only(project, [...names, ...lists, 'status']),
  land_area: shown(project.land_area),
  land_unit: project.land_unit ?? emptyDraft.land_unit,
  area: project.area.map(({ id }) => id),
  payment_plan: project.payment_plan.map((step) => ({ ...step, percent: formatNumber(step.percent) })),
  other_charges: project.other_charges.map((charge) => ({ ...charge, amount: formatNumber(charge.amount) })),
  brokerage_basis: project.brokerage_terms?.basis ?? 'Percent',
  brokerage_value: shown(project.brokerage_terms?.value ?? null),
  slabs: (project.brokerage_terms?.slabs ?? []).map((slab) => ({
    from_units: String(slab.from_units),
    percent: formatNumber(slab.percent),
  })),
  builder_contact: project.builder_contact ? knownContact(project.builder_contact) : { kind: 'none' },
  sales_contacts: project.sales_contacts.map(({ contact, role }) => ({ contact: knownContact(contact), role })),
});

/** The property type is that of the first subtype; one project has one. */
export const typeOf = (draft: ProjectDraft): number | null =>
  propertySubtypes.find((row) => row.id === draft.property_subtype[0])?.property_type ?? null;

/** Rows that somebody has begun; an empty one is none. */
const begun = <Row extends object>(rows: readonly Row[], of: (row: Row) => string[]): Row[] =>
  rows.filter((row) => of(row).some((text) => text.trim() !== ''));
const steps = (draft: ProjectDraft) => begun(draft.payment_plan, (row) => [row.milestone, row.percent]);
const charges = (draft: ProjectDraft) => begun(draft.other_charges, (row) => [row.label, row.amount]);
const slabs = (draft: ProjectDraft) =>
  draft.brokerage_basis === 'Percent' ? begun(draft.slabs, (row) => [row.from_units, row.percent]) : [];
const chargeAmount = ({ amount, basis }: ChargeDraft) =>
  basis === 'Percent of price' ? amountIn(amount) : rupeesIn(amount);
const brokerageValue = (draft: ProjectDraft) =>
  draft.brokerage_basis === 'Percent' ? amountIn(draft.brokerage_value) : rupeesIn(draft.brokerage_value);

const termsOf = (draft: ProjectDraft): ProjectFields['brokerage_terms'] => {
  const value = brokerageValue(draft) ?? null;
  const rows = slabs(draft).map((row) => ({
    from_units: countIn(row.from_units) ?? 0,
    percent: amountIn(row.percent) ?? 0,
  }));
  return value === null && rows.length === 0 ? null : { basis: draft.brokerage_basis, value, slabs: rows };
};

/** The draft as the rules read it and as it is sent; what cannot be read is told by `draftMistakes`. */
const fieldsOf = (draft: ProjectDraft) => {
  const land = sizeIn(draft.land_area) ?? null;
  return {
    ...fieldsBody(plainFields, draft),
    ...only(draft, [...names, ...lists, 'area', 'status']),
    property_type: typeOf(draft),
    land_area: land,
    land_unit: land === null ? null : draft.land_unit,
    payment_plan: steps(draft).map(
      (row): PaymentStep => ({ milestone: row.milestone.trim(), percent: amountIn(row.percent) ?? 0 }),
    ),
    other_charges: charges(draft).map(
      (row): OtherCharge => ({ label: row.label.trim(), amount: chargeAmount(row) ?? 0, basis: row.basis }),
    ),
    brokerage_terms: termsOf(draft),
    ...(!draft.lead_registration && { lead_lock_days: null }),
  } as unknown as ProjectFields;
};

/** Rows in which something is missing or cannot be read, by the field that they belong to. */
const rowMistakes = (draft: ProjectDraft): Record<string, string> => {
  const found: Record<string, string> = {};
  if (steps(draft).some((row) => row.milestone.trim() === '' || !((amountIn(row.percent) ?? 0) > 0)))
    found.payment_plan = t`Give each step a milestone and a percent.`;
  if (charges(draft).some((row) => row.label.trim() === '' || typeof chargeAmount(row) !== 'number'))
    found.other_charges = t`Give each charge a name and an amount.`;
  if (slabs(draft).some((row) => !((countIn(row.from_units) ?? 0) > 0) || typeof amountIn(row.percent) !== 'number'))
    found.brokerage_terms = t`Give each slab its first unit and a percent.`;
  if (brokerageValue(draft) === undefined)
    found.brokerage_value = draft.brokerage_basis === 'Percent' ? amountUnreadable() : moneyUnreadable();
  const people = draft.sales_contacts.map(({ contact }) => contactMistake(contact)).filter(Boolean);
  if (people[0]) found.sales_contacts = people[0];
  return found;
};

/** What has to be mended before it can be saved, by field. */
export const draftMistakes = (draft: ProjectDraft): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const [field, [text]] of Object.entries(projectMistakes(fieldsOf(draft)))) if (text) found[field] = word(text);
  if (draft.project_name.trim() === '') found.project_name = t`Enter the name of the project.`;
  if (draft.builder_name.trim() === '') found.builder_name = t`Enter the builder.`;
  if (draft.property_subtype.length === 0) found.property_subtype = t`Choose what is built.`;
  if (draft.area.length === 0) found.area = t`Choose the area.`;
  if (sizeIn(draft.land_area) === undefined) found.land_area = sizeUnreadable();
  if (draft.builder_contact.kind === 'new') {
    const wrong = contactMistake(draft.builder_contact);
    if (wrong) found.builder_contact = wrong;
  }
  return { ...found, ...fieldsMistakes(plainFields, draft), ...rowMistakes(draft) };
};

/** The draft as it is posted. */
export const bodyOf = (draft: ProjectDraft): ProjectInput =>
  ({
    ...fieldsOf(draft),
    builder_contact: contactBody(draft.builder_contact) ?? null,
    sales_contacts: draft.sales_contacts.map(({ contact, role }) => ({ contact: contactBody(contact), role })),
  }) as ProjectInput;

/** The changes to a record as they are sent: what the form shows otherwise than the record. */
export const changesOf = (project: Project, draft: ProjectDraft): Partial<ProjectInput> => {
  const [before, after] = [bodyOf(draftOf(project)), bodyOf(draft)] as unknown as Record<string, unknown>[];
  const changed = Object.keys(after!).filter((name) => JSON.stringify(before![name]) !== JSON.stringify(after![name]));
  return Object.fromEntries(changed.map((name) => [name, after![name]]));
};

export const usualChargeBasis: ChargeBasis = chargeBases[0];
