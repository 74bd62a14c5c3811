import { type DealStates, dealStates, sidesOf } from '@angan/domain/deal-states.ts';
import { type DealType, dealTypes } from '@angan/domain/lookups/deal-types.ts';
import {
  closedByChoices,
  holdReasons,
  type PropertyStatus,
  propertyStatuses,
  withdrawReasons,
} from '@angan/domain/lookups/property-lists.ts';
import { tenantCategories } from '@angan/domain/lookups/small-lists.ts';
import { fitsDeals, type MoveNeed, moveOf, reasonsFor } from '@angan/domain/property-status.ts';
import { z } from 'zod';
import { choice, date, flag, reference, rupees, text } from '../kit/fields.ts';
import type { Mistakes } from '../kit/mistakes.ts';
import { propertyLimits } from './property-limits.ts';
import { propertyTexts } from './texts.ts';

const reasons = [...new Set([...holdReasons, ...withdrawReasons])] as [string, ...string[]];

/** What is said with a move besides where it goes; which of it is needed is told by `moveMistakes`. */
export const moveFields = {
  /** One side only, where a property is offered in several ways: it alone goes under offer, or comes back. */
  deal_type: reference(),
  /** On Hold and Withdrawn. */
  reason: choice(reasons),
  /** On Hold: the day on which it comes back by itself. */
  hold_until: date(),
  /** Sold and Rented. */
  closed_by: choice(closedByChoices),
  /** Sold: what was paid. Rented: what is paid a month. Rupees. */
  price: rupees(),
  /** Sold and Rented: the day; today where it is left out. */
  closed_on: date(),
  /** Rented: 90 days before it the property comes back as 'Available from'. */
  lease_end: date(),
  /** Rented, and for sale too: it stays Available for the sale, with its tenant, as pre-leased. */
  keep_for_sale: flag(),
  /** Of the tenant, for the pre-leased detail. The rest of it is asked for there. */
  tenant_name: text(propertyLimits.tenant_name),
  tenant_category: choice(tenantCategories),
  lease_start: date(),
  note: text(propertyLimits.move_note),
};

export const PropertyMove = z.object({ status: z.enum(propertyStatuses), ...moveFields });
export type PropertyMove = z.input<typeof PropertyMove>;
export type ReadMove = z.output<typeof PropertyMove>;

/** A move that somebody asks the Owner for, since they may not make it themselves. */
export const AskedMove = z.object({
  status: z.enum(propertyStatuses),
  reason: z.string().nullable(),
  closed_by: z.enum(closedByChoices).nullable(),
  price: z.number().nullable(),
  lease_end: z.string().nullable(),
  note: z.string(),
  /** Who asks, by id and by name. */
  by: z.number().nullable(),
  by_name: z.string(),
  at: z.string(),
});
export type AskedMove = z.infer<typeof AskedMove>;

export const DealStatesShown = z.record(z.string(), z.enum(dealStates));

interface Standing {
  status: PropertyStatus;
  deal_type: readonly number[];
  deal_states: DealStates;
}

/** Where a move starts: at the status, or at that of the one side it is about. */
export const startOf = (property: Standing, side: number | null | undefined): PropertyStatus => {
  const state = side && sidesOf(property.deal_type, property.status, property.deal_states)[side];
  return state === 'Available' || state === 'Under Offer' ? state : property.status;
};

const needed: Record<Exclude<MoveNeed, 'complete'>, string> = {
  reason: propertyTexts.reasonNeeded,
  hold_until: propertyTexts.holdUntilNeeded,
  closed_by: propertyTexts.closedByNeeded,
  price: propertyTexts.closedPriceNeeded,
  lease_end: propertyTexts.leaseEndNeeded,
};

/** What is wrong with a move, by field. Form and server ask the same. `today` as YYYY-MM-DD. */
export const moveMistakes = (property: Standing, move: ReadMove, today: string): Mistakes => {
  const from = startOf(property, move.deal_type);
  const found = moveOf(from, move.status);
  if (!found) return { status: [propertyTexts.noSuchMove(from, move.status)] };
  if (move.deal_type && !property.deal_type.includes(move.deal_type)) return { deal_type: [propertyTexts.noSuchSide] };
  const deals = dealTypes.filter(({ id }) => property.deal_type.includes(id)).map((row): DealType => row.deal_type);
  if (!fitsDeals(move.status, deals))
    return { status: [move.status === 'Sold' ? propertyTexts.notForSale : propertyTexts.notToLet] };
  const mistakes: Mistakes = {};
  for (const need of found.needs)
    if (need !== 'complete' && (move[need] === undefined || move[need] === null)) mistakes[need] = [needed[need]];
  if (move.reason && found.needs.includes('reason') && !reasonsFor(move.status).includes(move.reason))
    mistakes.reason = [propertyTexts.reasonNeeded];
  if (move.hold_until && move.hold_until <= today) mistakes.hold_until = [propertyTexts.dayToCome];
  if (move.lease_end && move.lease_end <= today) mistakes.lease_end = [propertyTexts.dayToCome];
  if (move.closed_on && move.closed_on > today) mistakes.closed_on = [propertyTexts.dayPassed];
  if (move.lease_start && move.lease_end && move.lease_end <= move.lease_start)
    mistakes.lease_end = [propertyTexts.leaseEndsBeforeStart];
  if (move.keep_for_sale && !(move.status === 'Rented' && fitsDeals('Sold', deals)))
    mistakes.keep_for_sale = [propertyTexts.keepOnlyRented];
  return mistakes;
};
