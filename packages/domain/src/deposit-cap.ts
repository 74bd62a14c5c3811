/** How many months of rent a deposit may come to where a state limits it (domain 4.5). It only warns. */

interface Cap {
  readonly home: number;
  readonly other: number;
}

/**
 * By the name of the state. Uttar Pradesh follows the Model Tenancy Act by its ordinance of 2021, Tamil Nadu has three
 * months by its act of 2017. Others leave it to the parties.
 */
const caps: Readonly<Record<string, Cap>> = {
  'Uttar Pradesh': { home: 2, other: 6 },
  'Tamil Nadu': { home: 3, other: 3 },
};

/** Months of rent; undefined where the state says nothing. */
export const depositCapMonths = (state: string | null, isHome: boolean): number | undefined => {
  const cap = state === null ? undefined : caps[state];
  return isHome ? cap?.home : cap?.other;
};
