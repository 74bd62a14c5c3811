/** What a deal's payers owe, in the order in which they were written down. */
export const ofDeal = (deal: number) => ({ query: { deal: String(deal), ordering: 'created_date' } }) as const;
