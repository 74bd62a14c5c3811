/** Lists of the loan's record. Each is stored as the word shown. */

export const loanTypes = [
  'Home loan (purchase)',
  'Home loan (construction)',
  'Plot loan',
  'Plot + construction',
  'Home improvement',
  'Home extension',
  'Balance transfer',
  'Balance transfer + top-up',
  'Top-up',
  'Loan against property',
  'Lease rental discounting',
  'Commercial property purchase',
  'Industrial property',
  'Bridge loan',
  'NRI home loan',
  'Overdraft home loan',
  'Working capital against property',
  'Machinery',
  'Business loan',
  'Personal loan',
  'Education loan',
  'Car loan',
] as const;
export type LoanType = (typeof loanTypes)[number];

export const loanStages = [
  'New',
  'Documents Pending',
  'Documents Ready',
  'Logged In',
  'Credit Check',
  'Sanctioned',
  'Legal and Technical',
  'Agreement Signed',
  'Part Disbursed',
  'Disbursed',
  'Payout Received',
  'Query',
  'On Hold',
  'Rejected',
  'Withdrawn',
] as const;
export type LoanStage = (typeof loanStages)[number];

export const loanRejectReasons = [
  'Low CIBIL',
  'Income short',
  'FOIR high',
  'Title',
  'Technical valuation low',
  'Deviation in plan',
  'Age/negative area',
  'Documents',
  'Applicant withdrew',
  'Other',
] as const;

export const employments = [
  'Salaried',
  'Self-employed professional',
  'Self-employed business',
  'NRI',
  'Farmer',
  'Pensioner',
] as const;
export type Employment = (typeof employments)[number];

export const rateKinds = ['Floating', 'Fixed'] as const;

/** What became of a document so far; all but the first are in hand. */
export const loanDocumentStatuses = ['Needed', 'Received', 'Sent', 'Query', 'Cleared'] as const;
export type LoanDocumentStatus = (typeof loanDocumentStatuses)[number];

const identity = ['PAN', 'Aadhaar', 'Photo', 'Own-contribution proof'] as const;
const salaried = [
  'Salary slips, 3-6 months',
  'Bank statement, 6-12 months',
  'Form 16 or its 2026 successor, 2 years',
  'Employment letter',
] as const;
const selfEmployed = [
  'ITR with computation, 3 years',
  'P&L and balance sheet',
  'GST returns',
  'Business proof',
  'Current-account statements',
  'Bank statement, 6-12 months',
] as const;
const abroad = ['Passport', 'Visa', 'Overseas bank statements', 'POA'] as const;
export const propertyPapers = [
  'Agreement/allotment',
  'Title chain',
  'Index II/EC',
  'Approved plan',
  'OC/BU',
  'Society NOC',
  'Tax bill',
  'Builder documents',
  'Valuation',
] as const;

/** The papers a lender asks an applicant of this kind for; the property's own come on top. */
export const loanPapersOf = (employment: Employment): readonly string[] => {
  if (employment === 'NRI') return [...identity, ...salaried, ...abroad];
  const earned = employment === 'Salaried' || employment === 'Pensioner' ? salaried : selfEmployed;
  return [...identity, ...earned];
};
