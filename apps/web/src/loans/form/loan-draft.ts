import { drf } from '@angan/contract/kit/drf-texts.ts';
import { without } from '@angan/contract/kit/presented.ts';
import { loanFields } from '@angan/contract/loans/loan-fields.ts';
import type { Loan, LoanChange, LoanInput } from '@angan/contract/loans/loans.ts';
import { usualLoanTerms, usualPayouts } from '@angan/domain/loans/index.ts';
import { t } from '@lingui/core/macro';
import { word } from '../../core/language/index.ts';
import {
  type ContactChoice,
  contactBody,
  contactMistake,
  type DraftOf,
  type Found,
  fieldsBody,
  fieldsDraft,
  fieldsMistakes,
  knownContact,
  propertyName,
} from '../../records/index.ts';
import { amountIn, amountUnreadable, moneyUnreadable, rupeesIn } from '../../ui/form/index.ts';

/** The fields that stand in the form by their kind; what a move asks for is said there. */
export const formFields = without(loanFields, ['reject_reason', 'payout_slab']);

export interface SlabDraft {
  /** Rupees as typed; '' is above all others. */
  up_to: string;
  rate: string;
}

/** What stands in the form of a loan while it is filled in: numbers as they were typed. */
export type LoanDraft = DraftOf<typeof formFields> & {
  applicant: ContactChoice;
  co_applicants: Found[];
  bank_executive: Found | null;
  property: Found | null;
  inquiry: Found | null;
  deal: { id: number; label: string } | null;
  bank: number | null;
  slabs: SlabDraft[];
  assigned_to: number[] | null;
  next_follow_up: string;
};

const usual = usualPayouts[0]!;

export const emptyDraft = (): LoanDraft => ({
  ...fieldsDraft(formFields, {
    roi: usualLoanTerms.annual_percent,
    tenure_months: usualLoanTerms.months,
    payout_percent: usual.percent,
  }),
  applicant: { kind: 'none' },
  co_applicants: [],
  bank_executive: null,
  property: null,
  inquiry: null,
  deal: null,
  bank: null,
  slabs: [],
  assigned_to: null,
  next_follow_up: '',
});

const found = ({ id, name, mobile_number_1 }: Loan['applicant']): Found => ({ id, label: name, hint: mobile_number_1 });

export const draftOf = (loan: Loan): LoanDraft => ({
  ...fieldsDraft(formFields, loan),
  applicant: knownContact(loan.applicant),
  co_applicants: loan.co_applicants.map(found),
  bank_executive: loan.bank_executive && found(loan.bank_executive),
  property: loan.property && {
    id: loan.property.id,
    label: propertyName(loan.property),
    hint: loan.property.property_code,
  },
  inquiry: loan.inquiry && { id: loan.inquiry.id, label: loan.inquiry.inquiry_code, hint: '' },
  deal: loan.deal && { id: loan.deal.id, label: loan.deal.deal_code },
  bank: loan.bank,
  slabs: loan.payout_slab.map(({ up_to, rate }) => ({
    up_to: up_to === null ? '' : String(up_to),
    rate: String(rate),
  })),
  assigned_to: loan.assigned_to.map(({ id }) => id),
  next_follow_up: loan.next_follow_up ?? '',
});

/** What is wrong before the server is asked. */
export const draftMistakes = (draft: LoanDraft): Record<string, string> => {
  const applicant = contactMistake(draft.applicant);
  const slabs = draft.slabs.map(({ up_to, rate }) =>
    rupeesIn(up_to) === undefined ? moneyUnreadable() : typeof amountIn(rate) !== 'number' ? amountUnreadable() : '',
  );
  const wrongSlab = slabs.find(Boolean);
  return {
    ...fieldsMistakes(formFields, draft),
    ...(applicant && { applicant }),
    ...(draft.required_amount.trim() === '' && { required_amount: word(drf.required) }),
    ...(wrongSlab && { payout_slab: wrongSlab }),
  };
};

const slabsBody = (slabs: readonly SlabDraft[]) =>
  slabs.map(({ up_to, rate }) => ({ up_to: rupeesIn(up_to) ?? null, rate: amountIn(rate) ?? 0 }));

const ids = (all: readonly Found[]) => all.map(({ id }) => id);
/** Fields of the payout, which are sent by who may see them alone. */
const ofPayout = ['payout_percent'] as const;

const partsOf = (draft: LoanDraft) => ({
  applicant: contactBody(draft.applicant),
  co_applicants: ids(draft.co_applicants),
  bank_executive: draft.bank_executive?.id ?? null,
  property: draft.property?.id ?? null,
  inquiry: draft.inquiry?.id ?? null,
  deal: draft.deal?.id ?? null,
  assigned_to: draft.assigned_to ?? undefined,
  next_follow_up: draft.next_follow_up || null,
});

const withoutPayout = <B extends object>(body: B, seesPayout: boolean): B =>
  seesPayout
    ? body
    : (Object.fromEntries(Object.entries(body).filter(([name]) => !ofPayout.includes(name as never))) as B);

/** A new loan as the call takes it. */
export const bodyOf = (draft: LoanDraft, seesPayout: boolean): LoanInput =>
  ({
    ...withoutPayout(fieldsBody(formFields, draft), seesPayout),
    ...partsOf(draft),
    bank: draft.bank,
    ...(seesPayout && { payout_slab: slabsBody(draft.slabs) }),
  }) as LoanInput;

/** What was changed, as the call takes it. */
export const changesOf = (loan: Loan, draft: LoanDraft): LoanChange => {
  const [before, after] = [partsOf(draftOf(loan)), partsOf(draft)];
  const parts = Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof typeof before]),
    ),
  );
  const slabs = slabsBody(draft.slabs);
  const gaveSlabs = loan.may_see_payout && JSON.stringify(slabs) !== JSON.stringify(loan.payout_slab);
  return {
    ...withoutPayout(fieldsBody(formFields, draft, loan), loan.may_see_payout),
    ...parts,
    ...(gaveSlabs && { payout_slab: slabs }),
  } as LoanChange;
};

/** The loan in a line, for what was kept of it. */
export const summaryOf = (draft: LoanDraft): string =>
  [
    draft.applicant.kind === 'none' ? '' : draft.applicant.name,
    word(draft.loan_type),
    draft.required_amount && t`₹ ${draft.required_amount}`,
  ]
    .filter(Boolean)
    .join(', ');
