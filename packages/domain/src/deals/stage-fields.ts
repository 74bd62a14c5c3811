/** What a deal has to say before it stands at a stage (domain 2.8). */
import { type DealType, dealUnit } from '../lookups/deal-types.ts';
import type { DealStage } from '../lookups/deals.ts';

/** Fields of a deal by their names; what nobody said is null or ''. 0 is said. */
export type DealFields = Readonly<Partial<Record<DealField, string | number | null>>>;
export type DealField =
  | 'agreed_price'
  | 'agreed_rent'
  | 'deposit'
  | 'token_amount'
  | 'token_date'
  | 'token_mode'
  | 'token_receipt'
  | 'agreement_date'
  | 'agreement_value'
  | 'registration_date'
  | 'registration_no'
  | 'sub_registrar'
  | 'handover_date'
  | 'lease_start'
  | 'lease_end'
  | 'lock_in_months'
  | 'notice_months'
  | 'escalation_percent'
  | 'escalation_every_months'
  | 'rent_due_day'
  | 'cancel_reason'
  | 'token_settlement';

const token: readonly DealField[] = ['token_amount', 'token_date', 'token_mode', 'token_receipt'];
const lease: readonly DealField[] = [
  'lease_start',
  'lease_end',
  'lock_in_months',
  'notice_months',
  'escalation_percent',
  'rent_due_day',
];

const isSold = (dealType: DealType): boolean => dealUnit(dealType) === 'total';

/** What the deal is about in money. */
const priceOf = (dealType: DealType): readonly DealField[] => {
  if (isSold(dealType)) return ['agreed_price'];
  return dealType === 'Heavy deposit' ? ['deposit'] : ['agreed_rent', 'deposit'];
};

const isFilled = (fields: DealFields, field: DealField): boolean => {
  const value = fields[field];
  return value !== undefined && value !== null && value !== '';
};

/** What the lease clock reads. */
const leaseOf = (fields: DealFields): readonly DealField[] =>
  Number(fields.escalation_percent ?? 0) > 0 ? [...lease, 'escalation_every_months'] : lease;

/** A stage's own fields; and from the token on what the brokerage is reckoned from, whatever was skipped on the way. */
const stageFields = (dealType: DealType, stage: DealStage, fields: DealFields): readonly DealField[] => {
  const price = priceOf(dealType);
  const agreed = isSold(dealType) ? price : [...price, ...leaseOf(fields)];
  switch (stage) {
    case 'Negotiation':
      return [];
    case 'Token Received':
      return [...price, ...token];
    case 'Booking Form':
    case 'Agreement Drafted':
    case 'Loan in Process':
    case 'Builder Invoice Raised':
      return price;
    case 'Agreement Signed':
    case 'Agreement Registered':
      return [...agreed, 'agreement_date', ...(isSold(dealType) ? (['agreement_value'] as const) : [])];
    case 'Registered':
      return [...agreed, 'registration_date', 'registration_no', 'sub_registrar'];
    case 'Possession Given':
    case 'Handover Done':
      return [...agreed, 'handover_date'];
    case 'Closed':
      return agreed;
    case 'Cancelled':
      return Number(fields.token_amount ?? 0) > 0 ? ['cancel_reason', 'token_settlement'] : ['cancel_reason'];
  }
};

/** A stage on the way that asks for nothing of its own, as the loan of who needs none: many deals pass it by. */
export const isOptionalStage = (dealType: DealType, stage: DealStage): boolean => {
  const own = stageFields(dealType, stage, {}).filter((field) => !priceOf(dealType).includes(field));
  return own.length === 0 && stage !== 'Negotiation' && stage !== 'Closed';
};

/** The fields that a stage still lacks, in the order in which a form asks for them. */
export const missingForStage = (dealType: DealType, stage: DealStage, fields: DealFields): DealField[] =>
  stageFields(dealType, stage, fields).filter((field) => !isFilled(fields, field));
