import { cancelReasons, paymentModes, policeVerifications, tokenSettlements } from '@angan/domain/lookups/deals.ts';
import { choicePair, countPair, datePair, percentPair, rupeesPair, setChoicePair, textPair } from '../kit/pairs.ts';
import { sectionsOf } from '../kit/presented.ts';

/** Longest texts of a deal. */
export const dealLimits = {
  receipt: 60,
  number: 60,
  office: 120,
  comment: 2000,
  note: 500,
  months: 1200,
  item: 120,
  cards: 20,
} as const;

export type DealSection = 'Price' | 'Token' | 'Papers' | 'Lease' | 'Cancelled' | 'Notes';
const section = sectionsOf<DealSection>();
const price = section('Price');
const token = section('Token');
const papers = section('Papers');
const lease = section('Lease');
const cancelled = section('Cancelled');
const notes = section('Notes');

/** The plain fields of a deal (domain 2.8). A new one is a line here and a column of the table. */
export const dealFields = {
  agreed_price: price(rupeesPair(), 'Agreed price'),
  agreed_rent: price(rupeesPair(), 'Agreed rent', { hint: 'A month' }),
  deposit: price(rupeesPair(), 'Deposit'),
  maintenance: price(rupeesPair(), 'Maintenance', { hint: 'A month' }),
  stamp_value: price(rupeesPair(), 'Stamp value', { hint: 'Circle rate, jantri or ready reckoner' }),
  token_amount: token(rupeesPair(), 'Token'),
  token_date: token(datePair(), 'Token date'),
  token_mode: token(choicePair(paymentModes), 'Token paid by'),
  token_receipt: token(textPair(dealLimits.receipt), 'Token receipt'),
  agreement_date: papers(datePair(), 'Agreement date'),
  agreement_value: papers(rupeesPair(), 'Agreement value'),
  registration_date: papers(datePair(), 'Registration date'),
  registration_no: papers(textPair(dealLimits.number), 'Registration number', { short: 'Registration no.' }),
  sub_registrar: papers(textPair(dealLimits.office), 'Sub-registrar'),
  handover_date: papers(datePair(), 'Handover date'),
  stamp_duty: papers(rupeesPair(), 'Stamp duty', { hint: 'Estimate; confirm with the sub-registrar.' }),
  registration_fee: papers(rupeesPair(), 'Registration fee', { hint: 'Estimate; confirm with the sub-registrar.' }),
  tds_challan: papers(textPair(dealLimits.number), 'TDS challan number', { short: 'TDS challan' }),
  tds_paid_on: papers(datePair(), 'TDS paid on'),
  lease_start: lease(datePair(), 'Lease from'),
  lease_end: lease(datePair(), 'Lease to'),
  lock_in_months: lease(countPair(0, dealLimits.months), 'Lock-in', { unit: 'months' }),
  notice_months: lease(countPair(0, dealLimits.months), 'Notice', { unit: 'months' }),
  escalation_percent: lease(percentPair(), 'Escalation', { unit: '%' }),
  escalation_every_months: lease(countPair(1, dealLimits.months), 'Escalation every', { unit: 'months' }),
  rent_due_day: lease(countPair(1, 31), 'Rent due day'),
  police_verification: lease(setChoicePair(policeVerifications), 'Police verification'),
  cancel_reason: cancelled(choicePair(cancelReasons), 'Cancelled because'),
  token_settlement: cancelled(choicePair(tokenSettlements), 'Token was'),
  comment: notes(textPair(dealLimits.comment), 'Comment'),
};
export type DealFieldName = keyof typeof dealFields;
