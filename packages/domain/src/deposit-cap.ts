/**
 * How many months of rent a deposit may come to where a state's law limits it (domain 4.5). It only warns: the acts leave
 * out some premises, and hold in towns or for new agreements only.
 */

interface Cap {
  readonly home: number;
  readonly other: number;
}

/**
 * By the name of the state, each by its own act. The Model Tenancy Act, 2021 has two months for homes and six for others
 * (section 11), and binds nobody where no act of the state has made it its own; elsewhere the parties agree.
 * - Tamil Nadu: Tamil Nadu Regulation of Rights and Responsibilities of Landlords and Tenants Act, 2017 (Act 42 of 2017),
 *   section 11(1): three months, of homes and of other premises that are not industrial.
 * - Uttar Pradesh: Uttar Pradesh Regulation of Urban Premises Tenancy Act, 2021 (Act 16 of 2021), section 11: as in the model act.
 */
const caps: Readonly<Record<string, Cap>> = {
  'Tamil Nadu': { home: 3, other: 3 },
  'Uttar Pradesh': { home: 2, other: 6 },
};

/** Months of rent; undefined where the state's law says nothing. */
export const depositCapMonths = (state: string | null, isHome: boolean): number | undefined => {
  if (state === null || !Object.hasOwn(caps, state)) return undefined;
  const cap = caps[state]!;
  return isHome ? cap.home : cap.other;
};
