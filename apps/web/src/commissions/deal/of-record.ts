/** What a deal's payers owe, in the order in which they were written down. */
export const ofDeal = (deal: number) => ({ query: { deal: String(deal), ordering: 'created_date' } }) as const;
/** The same of a loan's lender. */
export const ofLoan = (loan: number) => ({ query: { loan: String(loan), ordering: 'created_date' } }) as const;
