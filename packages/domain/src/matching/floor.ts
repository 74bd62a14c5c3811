/** Floor: wishes such as 'High' or 'Not top' are read as ranges. */
import { floorWishes } from '../lookups/small-lists.ts';
import { type Criterion, known, notKnown } from './draft.ts';
import { type AskedFor, askedFor } from './reason-parts.ts';
import { matchReasons } from './reasons.ts';
import type { MatchInquiry } from './types.ts';
import { floorName, lower } from './words.ts';

const { of } = matchReasons;

type Bound = number | null;

/** undefined where the wish speaks of the top and the height of the building is not known. */
const boundOf = (bound: (typeof floorWishes)[number]['from' | 'to'], total: number | null): Bound | undefined => {
  if (bound === 'top') return total ?? undefined;
  if (bound === 'below top') return total === null ? undefined : total - 1;
  return bound;
};

const askedOf = (inquiry: MatchInquiry, from: Bound, to: Bound): AskedFor => {
  const [wish] = inquiry.floor_wish;
  const numbered = wish === undefined || wish === 'Low' || wish === 'Middle' || wish === 'High';
  if (!numbered && inquiry.floor_min === null && inquiry.floor_max === null) {
    return askedFor.list({ all: inquiry.floor_wish.map(lower) });
  }
  if (from !== null && to !== null)
    return from === to ? askedFor.words({ all: [floorName(from)] }) : askedFor.floors({ from, to });
  return from !== null ? askedFor.floorsFrom({ from }) : askedFor.floorsTo({ to: to ?? 0 });
};

export const floor: Criterion = ({ inquiry, property }) => {
  const wishes = floorWishes.filter((row) => inquiry.floor_wish.includes(row.floor_wish));
  if (wishes.length === 0 && inquiry.floor_min === null && inquiry.floor_max === null) return undefined;
  const total = property.total_floors;
  const lows = [inquiry.floor_min, ...wishes.map((row) => boundOf(row.from, total))];
  const highs = [inquiry.floor_max, ...wishes.map((row) => boundOf(row.to, total))];
  const numbers = (bounds: readonly (Bound | undefined)[]): number[] => bounds.filter((one) => typeof one === 'number');
  const from = numbers(lows).length > 0 ? Math.max(...numbers(lows)) : null;
  const to = numbers(highs).length > 0 ? Math.min(...numbers(highs)) : null;
  const asked = askedOf(inquiry, from, to);
  const needsTop = wishes.some((row) => row.floor_wish === 'Top' || row.floor_wish === 'Not top');
  if (property.floor_no === null) return notKnown(asked, 'floor');
  if (needsTop && total === null) return notKnown(asked, 'number of floors');

  const { floor_no } = property;
  const own = floorName(floor_no);
  const off = Math.max(from === null ? 0 : from - floor_no, to === null ? 0 : floor_no - to, 0);
  if (off === 0) return known(1, total === null ? of.own({ own }) : of.floorOf({ own, total }));
  return known(off === 1 ? 0.7 : off === 2 ? 0.4 : 0, of.ownAsked({ own, asked }));
};
