import { type Loan, loanCalls } from '@angan/contract/loans/loans.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import type { Found } from '../../records/index.ts';
import { personName } from '../../ui/person-name.ts';

/** Lines that a field offers. */
const lines = 8;

/** A loan as it is told from others: 'Utsav Soni', 'L-000034, Home loan (purchase)'. */
export const foundLoan = ({ id, loan_code, loan_type, applicant }: Loan): Found => ({
  id,
  label: personName(applicant.name),
  hint: `${loan_code}, ${word(loan_type)}`,
});

export const useFoundLoans = (search: string) => {
  const { data, isFetching } = useQuery({
    ...query(loanCalls.list, { query: { search, page_size: String(lines) } }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  return { found: (data?.results ?? []).map(foundLoan), isFetching };
};
