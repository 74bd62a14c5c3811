import type { Employment, LoanStage, LoanType, loanRejectReasons } from '@angan/domain/lookups/loans.ts';

/** A step of a loan, so many days ago. */
export interface LoanStep {
  readonly age: number;
  readonly to: LoanStage;
  readonly note?: string;
  readonly reject_reason?: (typeof loanRejectReasons)[number];
  /** Where the sanction is said. Percent of what is required. */
  readonly sanctioned?: number;
  readonly roi?: number;
  /** The lender of the application, where the step names one. */
  readonly bank?: string;
  readonly app_no?: string;
  /** What the lender does about it just now. */
  readonly remark?: string;
}

/** A loan that the office arranges, with its way so far. Lakhs. */
export interface DemoLoan {
  readonly loan_type: LoanType;
  readonly employment: Employment;
  readonly required: number;
  /** Of the home; none where nothing is chosen yet. */
  readonly value?: number;
  readonly income: number;
  readonly existing_emi?: number;
  readonly cibil: number;
  /** Days since it was added. */
  readonly age: number;
  readonly steps: readonly LoanStep[];
  /** Days ago at which money came, and lakhs of it. */
  readonly paid?: readonly { readonly age: number; readonly lakhs: number; readonly to: string }[];
  /** Days ago at which the lender was asked for the payout, and at which it came. */
  readonly payout?: { readonly invoiced: number; readonly received?: number };
  /** Documents in hand of those that are asked for, the first ones. */
  readonly in_hand: number;
  readonly query?: { readonly item: string; readonly note: string };
  /** Days to the next follow-up; negative: it is past. */
  readonly follow_up?: number;
  /** First name of who has it. */
  readonly by: 'Ganesh' | 'Kavita' | 'Rakesh' | 'Farida' | 'Jignesh' | 'Meena';
  readonly is_commercial?: true;
}

const logged = (age: number, bank: string, app_no: string): LoanStep => ({ age, to: 'Logged In', bank, app_no });

/** Loans at every stage, the newest first. */
export const demoLoans: readonly DemoLoan[] = [
  {
    ...{ loan_type: 'Home loan (purchase)', employment: 'Salaried', required: 55, income: 118_000, cibil: 752 },
    ...{ age: 1, steps: [], in_hand: 0, follow_up: 1, by: 'Jignesh' },
  },
  {
    ...{ loan_type: 'Home loan (purchase)', employment: 'Salaried', required: 60, value: 82, income: 140_000 },
    ...{ existing_emi: 8_000, cibil: 781, age: 12, in_hand: 99, follow_up: 3, by: 'Kavita' },
    steps: [
      { age: 11, to: 'Documents Pending' },
      { age: 6, to: 'Documents Ready' },
      logged(3, 'HDFC Bank', '673318842'),
    ],
  },
  {
    ...{ loan_type: 'Home loan (purchase)', employment: 'Salaried', required: 48, income: 96_000, cibil: 728 },
    ...{ age: 9, in_hand: 6, follow_up: -2, by: 'Meena' },
    steps: [{ age: 8, to: 'Documents Pending', note: 'Salary slips are with the accountant' }],
  },
  {
    ...{ loan_type: 'Commercial property purchase', employment: 'Self-employed business', required: 52, value: 96 },
    ...{ income: 210_000, existing_emi: 22_000, cibil: 744, age: 20, in_hand: 99, follow_up: 4, by: 'Farida' },
    is_commercial: true,
    steps: [
      { age: 18, to: 'Documents Ready' },
      logged(12, 'Kotak Mahindra Bank', 'KMB-90218'),
      { age: 6, to: 'Credit Check' },
    ],
  },
  {
    ...{ loan_type: 'Home loan (purchase)', employment: 'Salaried', required: 75, value: 104, income: 165_000 },
    ...{ existing_emi: 12_000, cibil: 771, age: 50, in_hand: 12, follow_up: 1, by: 'Meena' },
    query: { item: 'Form 16 or its 2026 successor, 2 years', note: 'Second year missing' },
    steps: [
      { age: 49, to: 'Documents Pending' },
      logged(46, 'HDFC Bank', '673310228'),
      { age: 44, to: 'Rejected', reject_reason: 'Income short', note: 'overtime not counted' },
      { age: 43, to: 'Documents Ready', bank: 'State Bank of India' },
      logged(42, 'State Bank of India', 'HL-26-118402'),
      { age: 39, to: 'Credit Check' },
      { age: 34, to: 'Sanctioned', sanctioned: 100, roi: 8.5 },
      {
        ...{ age: 26, to: 'Legal and Technical', note: 'Valuer on Tuesday, lawyer has the title chain' },
        remark: 'Valuer on Tuesday, lawyer has the title chain',
      },
    ],
  },
  {
    ...{ loan_type: 'Home loan (purchase)', employment: 'Self-employed professional', required: 42, value: 58 },
    ...{ income: 102_000, cibil: 739, age: 22, in_hand: 13, follow_up: 1, by: 'Jignesh' },
    query: { item: 'GST returns', note: 'Last quarter is asked for' },
    steps: [
      { age: 20, to: 'Documents Ready' },
      logged(15, 'LIC Housing Finance', 'LIC-4471'),
      { age: 3, to: 'Query', note: 'Last quarter of the GST returns' },
    ],
  },
  {
    ...{ loan_type: 'Balance transfer + top-up', employment: 'Salaried', required: 38, value: 61, income: 92_000 },
    ...{ cibil: 790, age: 35, in_hand: 99, follow_up: 5, by: 'Rakesh' },
    steps: [
      { age: 33, to: 'Documents Ready' },
      logged(30, 'ICICI Bank', 'IC-772031'),
      { age: 22, to: 'Sanctioned', sanctioned: 95, roi: 8.35 },
      { age: 4, to: 'Agreement Signed' },
    ],
  },
  {
    ...{ loan_type: 'Home loan (purchase)', employment: 'Salaried', required: 82.5, value: 118, income: 190_000 },
    ...{ existing_emi: 6_000, cibil: 803, age: 70, in_hand: 99, follow_up: 9, by: 'Jignesh' },
    steps: [
      { age: 66, to: 'Documents Ready' },
      logged(62, 'State Bank of India', 'HL-26-104417'),
      { age: 52, to: 'Sanctioned', sanctioned: 100, roi: 8.4 },
      { age: 30, to: 'Agreement Signed' },
    ],
    paid: [{ age: 15, lakhs: 52.5, to: 'Builder' }],
  },
  {
    ...{ loan_type: 'Loan against property', employment: 'Self-employed business', required: 90, value: 160 },
    ...{ income: 260_000, existing_emi: 30_000, cibil: 731, age: 40, in_hand: 99, follow_up: 7, by: 'Ganesh' },
    steps: [
      { age: 36, to: 'Documents Ready' },
      logged(31, 'Axis Bank', 'AX-550091'),
      { age: 9, to: 'Sanctioned', sanctioned: 78, roi: 9.6 },
    ],
  },
  {
    ...{ loan_type: 'Home loan (purchase)', employment: 'Self-employed business', required: 95, value: 125 },
    ...{ income: 150_000, existing_emi: 28_000, cibil: 641, age: 28, in_hand: 99, by: 'Kavita' },
    steps: [
      { age: 25, to: 'Documents Ready' },
      logged(21, 'PNB Housing', 'PNBHF-8123'),
      { age: 12, to: 'Rejected', reject_reason: 'Low CIBIL', note: 'try with co-applicant' },
    ],
  },
  {
    ...{ loan_type: 'Home loan (construction)', employment: 'Farmer', required: 30, value: 52, income: 70_000 },
    ...{ cibil: 715, age: 45, in_hand: 4, follow_up: 20, by: 'Jignesh' },
    steps: [
      { age: 44, to: 'Documents Pending' },
      { age: 18, to: 'On Hold', note: 'Decides after the season' },
    ],
  },
  {
    ...{ loan_type: 'NRI home loan', employment: 'NRI', required: 68, value: 98, income: 240_000, cibil: 766 },
    ...{ age: 95, in_hand: 99, by: 'Ganesh', payout: { invoiced: 24 } },
    steps: [
      { age: 90, to: 'Documents Ready' },
      logged(84, 'Bank of Baroda', 'BOB-NRI-311'),
      { age: 70, to: 'Sanctioned', sanctioned: 100, roi: 8.7 },
      { age: 48, to: 'Agreement Signed' },
    ],
    paid: [{ age: 25, lakhs: 68, to: 'Seller' }],
  },
  {
    ...{ loan_type: 'Home loan (purchase)', employment: 'Salaried', required: 45, value: 64, income: 105_000 },
    ...{ cibil: 758, age: 150, in_hand: 99, by: 'Rakesh', payout: { invoiced: 94, received: 40 } },
    steps: [
      { age: 146, to: 'Documents Ready' },
      logged(140, 'HDFC Bank', '672290017'),
      { age: 128, to: 'Sanctioned', sanctioned: 100, roi: 8.55 },
      { age: 110, to: 'Agreement Signed' },
    ],
    paid: [
      { age: 100, lakhs: 30, to: 'Seller' },
      { age: 95, lakhs: 15, to: 'Seller' },
    ],
  },
  {
    ...{ loan_type: 'Home improvement', employment: 'Pensioner', required: 12, income: 48_000, cibil: 702 },
    ...{ age: 60, in_hand: 2, by: 'Kavita' },
    steps: [
      { age: 58, to: 'Documents Pending' },
      { age: 41, to: 'Withdrawn', note: 'Pays it out of savings' },
    ],
  },
  {
    ...{ loan_type: 'Plot loan', employment: 'Salaried', required: 26, value: 40, income: 88_000, cibil: 747 },
    ...{ age: 7, in_hand: 99, follow_up: 2, by: 'Meena' },
    steps: [{ age: 2, to: 'Documents Ready' }],
  },
];
