/** How a loan goes through its stages (domain 2.10), and what it has to say at each. */
import { addMonths } from '../dates.ts';
import { type LoanStage, loanStages } from '../lookups/loans.ts';

/** The way from the first talk to the payout; the four others stand beside it. */
export const loanLadder: readonly LoanStage[] = loanStages.slice(0, loanStages.indexOf('Query'));

export interface LoanStanding {
  readonly stage: LoanStage;
  /** Where Query and On Hold go back to; null at every other stage. */
  readonly left_stage: LoanStage | null;
}

/** What a stage asks for, by the names of the loan's fields; what nobody said is null, '' or an empty list. */
export type LoanField =
  | 'bank'
  | 'app_no'
  | 'login_date'
  | 'sanctioned_amount'
  | 'sanction_date'
  | 'sanction_valid_to'
  | 'roi'
  | 'rate_kind'
  | 'tenure_months'
  | 'processing_fee'
  | 'disbursements'
  | 'reject_reason';
export type LoanFields = Readonly<Partial<Record<LoanField, string | number | readonly unknown[] | null>>>;

const login: readonly LoanField[] = ['bank', 'app_no', 'login_date'];
const sanction: readonly LoanField[] = [
  'sanctioned_amount',
  'sanction_date',
  'sanction_valid_to',
  'roi',
  'rate_kind',
  'tenure_months',
  'processing_fee',
];
const stageFields: Partial<Record<LoanStage, readonly LoanField[]>> = {
  'Logged In': login,
  'Credit Check': login,
  Sanctioned: sanction,
  'Legal and Technical': sanction,
  'Agreement Signed': sanction,
  'Part Disbursed': [...sanction, 'disbursements'],
  Disbursed: [...sanction, 'disbursements'],
  Rejected: ['reject_reason'],
};

const isFilled = (value: LoanFields[LoanField]): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The fields that a stage still lacks. */
export const missingForLoan = (stage: LoanStage, fields: LoanFields): LoanField[] =>
  (stageFields[stage] ?? []).filter((field) => !isFilled(fields[field]));

export interface LoanMoveFacts {
  readonly fields: LoanFields;
  /** Of Rejected to Documents Ready: a new application to another lender stands beside the rejected one. */
  readonly has_other_bank: boolean;
  /** Whether the commission of the payout is Received. */
  readonly payout_received: boolean;
  /** Owner or Co-Owner. */
  readonly runs_office: boolean;
  readonly note: string;
}

export type LoanRefusal =
  | { readonly kind: 'no way' }
  | { readonly kind: 'not you' }
  | { readonly kind: 'note' }
  | { readonly kind: 'other bank' }
  | { readonly kind: 'payout' }
  | { readonly kind: 'fields'; readonly fields: readonly LoanField[] };

const rank = (stage: LoanStage): number => loanLadder.indexOf(stage);
const waits = (stage: LoanStage): boolean => stage === 'Query' || stage === 'On Hold';
/** Where it stands on the way, also while it waits. */
const reached = ({ stage, left_stage }: LoanStanding): number => rank(left_stage ?? stage);
const isBeforeDisbursed = (standing: LoanStanding): boolean =>
  reached(standing) >= 0 && reached(standing) < rank('Disbursed');

const beside = (standing: LoanStanding, to: LoanStage): boolean => {
  if (!isBeforeDisbursed(standing) || standing.stage === to) return false;
  // A lender asks once the file is with it; the office rests whenever it likes.
  return to !== 'Query' || reached(standing) >= rank('Logged In');
};

/** Why a loan may not move so by its facts; null when it may. */
export const loanMoveRefusal = (standing: LoanStanding, to: LoanStage, facts: LoanMoveFacts): LoanRefusal | null => {
  const noWay = { kind: 'no way' } as const;
  const lacking = (): LoanRefusal | null => {
    const fields = missingForLoan(to, facts.fields);
    return fields.length > 0 ? { kind: 'fields', fields } : null;
  };
  if (rank(to) < 0) return beside(standing, to) ? lacking() : noWay;
  if (standing.stage === 'Rejected') {
    if (to !== 'Documents Ready') return noWay;
    return facts.has_other_bank ? null : { kind: 'other bank' };
  }
  if (waits(standing.stage)) return to === standing.left_stage ? null : noWay;
  const [from, target] = [rank(standing.stage), rank(to)];
  if (from < 0 || from === target) return noWay;
  if (target < from) {
    if (target !== from - 1 || standing.stage === 'Payout Received') return noWay;
    if (!facts.runs_office) return { kind: 'not you' };
    return facts.note.trim() === '' ? { kind: 'note' } : null;
  }
  if (to === 'Payout Received') {
    if (standing.stage !== 'Disbursed') return noWay;
    return facts.payout_received ? null : { kind: 'payout' };
  }
  return lacking();
};

/** Where a move leads that nothing refuses. From one waiting stage to the other, it still goes back to where it was. */
export const moveLoan = (standing: LoanStanding, to: LoanStage): LoanStanding => ({
  stage: to,
  left_stage: waits(to) ? (standing.left_stage ?? standing.stage) : null,
});

/** A sanction usually holds for six months. */
export const sanctionValidTo = (sanctionDate: string): string => addMonths(sanctionDate, 6);
