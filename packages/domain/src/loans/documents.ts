/** The papers of a loan by its applicant and its type (domain 3.9). */
import { type Employment, type LoanType, loanPapersOf, propertyPapers } from '../lookups/loans.ts';

export interface LoanPaper {
  readonly group: 'Applicant' | 'Property';
  readonly item: string;
}

/** Loans that no property secures. */
const unsecured: readonly LoanType[] = ['Machinery', 'Business loan', 'Personal loan', 'Education loan', 'Car loan'];

export const isOnProperty = (loanType: LoanType): boolean => !unsecured.includes(loanType);

/** What the lender asks for: of the applicant always, of the property where it secures the loan. */
export const loanPapers = (employment: Employment, loanType: LoanType): LoanPaper[] => [
  // An NRI home loan asks for what comes from abroad, whatever the employment.
  ...loanPapersOf(loanType === 'NRI home loan' ? 'NRI' : employment).map((item) => ({
    group: 'Applicant' as const,
    item,
  })),
  ...(isOnProperty(loanType) ? propertyPapers.map((item) => ({ group: 'Property' as const, item })) : []),
];

const housing: readonly LoanType[] = [
  'Home loan (purchase)',
  'Home loan (construction)',
  'Plot + construction',
  'Home improvement',
  'Home extension',
  'Balance transfer',
  'Balance transfer + top-up',
  'NRI home loan',
  'Overdraft home loan',
];

/** Whether the caps by loan size hold, which are for individual housing loans only (domain 4.13). */
export const isHousingLoan = (loanType: LoanType): boolean => housing.includes(loanType);
