/** Where each side of a property stands that is offered in several ways (domain 2.1.4). */
import type { PropertyStatus } from './lookups/property-lists.ts';

export const dealStates = ['Available', 'Under Offer', 'Closed'] as const;
export type DealState = (typeof dealStates)[number];
/** By the id of the deal type. A side that it does not name stands as the property's status says. */
export type DealStates = Readonly<Partial<Record<string, DealState>>>;

const stateIn = (status: PropertyStatus): DealState => {
  if (status === 'Sold' || status === 'Rented') return 'Closed';
  return status === 'Under Offer' ? 'Under Offer' : 'Available';
};

/** Every side of a property with its state. */
export const sidesOf = (
  deals: readonly number[],
  status: PropertyStatus,
  stored: DealStates,
): Record<string, DealState> => Object.fromEntries(deals.map((deal) => [deal, stored[deal] ?? stateIn(status)]));

/** Ids of the deal types that are still on offer, or under one. */
export const openSides = (deals: readonly number[], stored: DealStates): number[] =>
  deals.filter((deal) => stored[deal] !== 'Closed');

/** The status that sides come to together: that of the most open one. `closed` where none is open. */
export const mostOpen = <C extends PropertyStatus>(
  sides: Readonly<Record<string, DealState>>,
  closed: C,
): 'Available' | 'Under Offer' | C => {
  const states = Object.values(sides);
  if (states.includes('Available')) return 'Available';
  return states.includes('Under Offer') ? 'Under Offer' : closed;
};
