import { employments, loanRejectReasons, loanTypes, rateKinds } from '@angan/domain/lookups/loans.ts';
import { z } from 'zod';
import {
  choicePair,
  countPair,
  datePair,
  partsPair,
  percentPair,
  rupeesPair,
  setChoicePair,
  textPair,
} from '../kit/pairs.ts';
import { sectionsOf } from '../kit/presented.ts';

/** Longest texts of a loan, most people and rows of it, and the bounds of its counts. */
export const loanLimits = {
  number: 60,
  reason: 200,
  item: 80,
  note: 500,
  paidTo: 120,
  comment: 2000,
  people: 5,
  applications: 10,
  documents: 60,
  disbursements: 40,
  slabs: 10,
  age: [18, 100],
  cibil: [300, 900],
  months: [1, 480],
} as const;

const Slab = z.object({
  /** Rupees disbursed, up to and with; null: above all others. */
  up_to: z.number().positive().max(999_999_999_999).nullable(),
  /** Percent. */
  rate: z.number().min(0).max(100),
});

export type LoanSection = 'Loan' | 'Income' | 'Sanction' | 'Payout' | 'Rejected' | 'Notes';
const section = sectionsOf<LoanSection>();
const loan = section('Loan');
const income = section('Income');
const sanction = section('Sanction');
const payout = section('Payout');
const rejected = section('Rejected');
const notes = section('Notes');

/** The plain fields of a loan (domain 2.10). A new one is a line here and a column of the table. */
export const loanFields = {
  loan_type: loan(setChoicePair(loanTypes), 'Loan type'),
  required_amount: loan(rupeesPair(), 'Amount required', { short: 'Required' }),
  property_value: loan(rupeesPair(), 'Property value', { hint: 'Without stamp duty and registration' }),
  roi: loan(percentPair(), 'Interest rate', { hint: 'A year' }),
  tenure_months: loan(countPair(...loanLimits.months), 'Tenure', { unit: 'months' }),
  employment: income(setChoicePair(employments), 'Employment'),
  monthly_income: income(rupeesPair(), 'Monthly income', { short: 'Income' }),
  existing_emi: income(rupeesPair(), 'Running EMI', { hint: 'Of all other loans, a month' }),
  age: income(countPair(...loanLimits.age), 'Age', { unit: 'years' }),
  cibil: income(countPair(...loanLimits.cibil), 'CIBIL score', { short: 'CIBIL' }),
  sanctioned_amount: sanction(rupeesPair(), 'Sanctioned amount', { short: 'Sanctioned' }),
  sanction_date: sanction(datePair(), 'Sanction date'),
  sanction_valid_to: sanction(datePair(), 'Sanction valid to'),
  rate_kind: sanction(choicePair(rateKinds), 'Kind of rate'),
  processing_fee: sanction(rupeesPair(), 'Processing fee'),
  payout_percent: payout(percentPair(), 'Payout', { hint: 'Of what is disbursed, as agreed with the lender' }),
  payout_slab: payout(partsPair(z.array(Slab).max(loanLimits.slabs).optional(), z.array(Slab)), 'Payout slabs'),
  reject_reason: rejected(choicePair(loanRejectReasons), 'Rejected because'),
  comment: notes(textPair(loanLimits.comment), 'Comment'),
};
export type LoanFieldName = keyof typeof loanFields;
/** What only those read and write who may see what the lender pays. */
export const payoutFieldNames = ['payout_percent', 'payout_slab'] as const;
