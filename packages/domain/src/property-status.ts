/** How a property's status may move by hand, and which moves only those may make who close properties. */
import type { PropertyStatus } from './lookups/property-lists.ts';

const moves: Readonly<Record<PropertyStatus, readonly PropertyStatus[]>> = {
  Draft: ['Available', 'Withdrawn'],
  Available: ['On Hold', 'Under Offer', 'Sold', 'Rented', 'Withdrawn'],
  'On Hold': ['Available', 'Under Offer', 'Withdrawn'],
  'Under Offer': ['Available', 'Sold', 'Rented'],
  Sold: ['Available'],
  Rented: ['Available'],
  Withdrawn: ['Available'],
};

/** Stages in which a deal is at stake: coming to them or leaving them is for those who close properties. */
const withDeal: readonly PropertyStatus[] = ['Under Offer', 'Sold', 'Rented'];

export const mayBecome = (from: PropertyStatus, to: PropertyStatus): boolean => moves[from].includes(to);

/** A listing taken back after it was withdrawn is a new promise to the owner, so it counts too. */
export const isClosingMove = (from: PropertyStatus, to: PropertyStatus): boolean =>
  withDeal.includes(from) || withDeal.includes(to) || from === 'Withdrawn';
