import { type ReadMove, startOf } from '@angan/contract/properties/property-status.ts';
import { type DealStates, mostOpen, sidesOf } from '@angan/domain/deal-states.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import type { PropertyStatus } from '@angan/domain/lookups/property-lists.ts';
import type { StoredProperty } from '../stored-property.ts';

const isLet = (deal: number) => dealTypes.some(({ id, unit }) => id === deal && unit !== 'total');
const preleased = dealTypes.find(({ deal_type }) => deal_type === 'Pre-leased')!.id;

const notHeld = { status_reason: null, hold_until: null };
const notClosed = { closed_by: null, closed_price: null, closed_on: null, lease_end: null };
const without = (states: DealStates, gone: (deal: number) => boolean) =>
  Object.fromEntries(Object.entries(states).filter(([deal]) => !gone(Number(deal))));
const closed = (states: DealStates) => without(states, (deal) => states[deal] !== 'Closed');

/** The sides of a property where they stand differently; {} where the status says it all. */
const differing = (sides: Readonly<Record<string, string>>) => (new Set(Object.values(sides)).size > 1 ? sides : {});

/** What a move writes to the columns of a property. The move is one that may be made; `today` as YYYY-MM-DD. */
export const changesOf = (row: StoredProperty, move: ReadMove, today: string) => {
  const states = row.deal_states as DealStates;
  const sides = sidesOf(row.deal_type, row.status as PropertyStatus, states);
  const base = { status: move.status as PropertyStatus, asked: null };
  const closing = {
    closed_by: move.closed_by ?? null,
    closed_price: move.price ?? null,
    closed_on: move.closed_on ?? today,
  };
  switch (move.status) {
    case 'On Hold':
      return { ...base, status_reason: move.reason ?? null, hold_until: move.hold_until ?? null };
    case 'Withdrawn':
      return { ...base, ...notHeld, status_reason: move.reason ?? null };
    case 'Sold':
      return { ...base, ...notHeld, ...closing, lease_end: null, deal_states: {} };
    case 'Rented':
      return {
        ...base,
        ...notHeld,
        ...closing,
        lease_end: move.lease_end ?? null,
        occupancy: 'Tenanted',
        deal_states: {},
        ...(move.keep_for_sale && keptForSale(row, sides)),
      };
    case 'Under Offer': {
      if (!move.deal_type) return { ...base, ...notHeld, deal_states: differing(underOffer(sides)) };
      const after = { ...sides, [move.deal_type]: 'Under Offer' as const };
      return { ...base, ...notHeld, status: mostOpen(after, 'Sold'), deal_states: differing(after) };
    }
    default: {
      if (startOf({ ...row, status: row.status as PropertyStatus, deal_states: states }, move.deal_type) !== row.status)
        return { ...base, deal_states: differing({ ...sides, [move.deal_type!]: 'Available' }) };
      const wasClosed = row.status === 'Sold' || row.status === 'Rented' || row.status === 'Withdrawn';
      if (wasClosed) return { ...base, ...notHeld, ...notClosed, deal_states: {} };
      if (!move.deal_type) return { ...base, ...notHeld, deal_states: backOnOffer(row.deal_type, states) };
      return { ...base, ...notHeld, deal_states: differing({ ...sides, [move.deal_type]: 'Available' }) };
    }
  }
};

const underOffer = (sides: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(sides).map(([deal, state]) => [deal, state === 'Closed' ? state : 'Under Offer']));

/** Every side that is not closed is Available again. */
const backOnOffer = (deals: readonly number[], states: DealStates) =>
  differing(sidesOf(deals, 'Available', closed(states)));

/** What is let is closed, and the sale goes on with the tenant in place. */
const keptForSale = (row: StoredProperty, sides: DealStates) => {
  const deal_type = row.deal_type.includes(preleased) ? row.deal_type : [...row.deal_type, preleased];
  const after = Object.fromEntries(
    deal_type.map((deal) => [deal, isLet(deal) ? 'Closed' : (sides[deal] ?? 'Available')]),
  ) as Record<string, 'Available' | 'Under Offer' | 'Closed'>;
  return { deal_type, deal_states: after, status: mostOpen(after, 'Rented') };
};

/** What brings the let sides back when their lease comes to its end. */
export const returnOfRented = (row: Pick<StoredProperty, 'deal_type' | 'deal_states' | 'status' | 'lease_end'>) => {
  const states = without(row.deal_states as DealStates, isLet);
  const status = row.status === 'Rented' ? ('Available' as const) : (row.status as PropertyStatus);
  return {
    status,
    available_from: row.lease_end,
    deal_states: row.status === 'Rented' ? {} : differing(sidesOf(row.deal_type, status, states)),
  };
};
