/** How brokerage is agreed, and who pays it (domain 4.1). Each is stored as the word shown. */

/** 'Percent' of the price; months of rent; or rupees. */
export const brokerageBases = ['Percent', 'Months of rent', 'Fixed amount'] as const;
export type BrokerageBasis = (typeof brokerageBases)[number];

export const brokeragePayers = ['Owner', 'Buyer or tenant', 'Both sides', 'Builder'] as const;
export type BrokeragePayer = (typeof brokeragePayers)[number];
