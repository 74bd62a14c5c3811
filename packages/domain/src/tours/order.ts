/** In which order the stops of a tour are seen: the shortest way that keeps to the hours at which they may be. */
import { kilometresBetween } from '../distance.ts';
import { newScheduler, type StopTime, type TourStart, type TourStop } from './schedule.ts';

/** Minutes that a closed door counts for: no shorter way makes up for one. */
const closedCosts = 10_000;

/** From the start, always on to the nearest that is left; those without a place come last, as they were given. */
const nearestFirst = (stops: readonly TourStop[], start: TourStart): TourStop[] => {
  const left = [...stops];
  const order: TourStop[] = [];
  let here = start.point;
  while (left.length > 0) {
    const far = (stop: TourStop) =>
      here && stop.point ? kilometresBetween(here, stop.point) : Number.POSITIVE_INFINITY;
    const next = here === null ? 0 : left.reduce((best, stop, at) => (far(stop) < far(left[best]!) ? at : best), 0);
    const [stop] = left.splice(next, 1);
    order.push(stop!);
    here = stop!.point ?? here;
  }
  return order;
};

const costOf = (times: readonly StopTime[], start: TourStart): number => {
  const last = times.at(-1);
  if (!last) return 0;
  const closed = times.filter(({ openness }) => openness === 'closed').length;
  const km = times.reduce((sum, time) => sum + (time.km ?? 0), 0);
  // Kilometres decide between ways that take the same five minutes.
  return (Date.parse(last.leaves) - Date.parse(start.at)) / 60_000 + closed * closedCosts + km / 100;
};

const reversed = (order: readonly TourStop[], from: number, to: number): TourStop[] => [
  ...order.slice(0, from),
  ...order.slice(from, to + 1).reverse(),
  ...order.slice(to + 1),
];
const moved = (order: readonly TourStop[], from: number, to: number): TourStop[] => {
  const rest = order.toSpliced(from, 1);
  return rest.toSpliced(to, 0, order[from]!);
};

/** 2-opt with single stops moved as well, until nothing makes it better. The first `fixed` stops stay. */
const improve = (given: readonly TourStop[], fixed: number, cost: (order: readonly TourStop[]) => number) => {
  let order = [...given];
  let best = cost(order);
  for (let better = true; better; ) {
    better = false;
    for (let from = fixed; from < order.length; from++)
      for (let to = fixed; to < order.length; to++) {
        if (from === to) continue;
        for (const tried of from < to
          ? [reversed(order, from, to), moved(order, from, to)]
          : [moved(order, from, to)]) {
          const now = cost(tried);
          if (now >= best - 1e-9) continue;
          [order, best, better] = [tried, now, true];
        }
      }
  }
  return { order, cost: best };
};

/**
 * The stops in the order in which they are best seen: nearest neighbour from the start, and the order given, each
 * improved by 2-opt, the better of the two. So it is never worse than the order given. Without a start the first stop
 * stays the first, unless it or another could not be seen then.
 */
export const orderTour = (stops: readonly TourStop[], start: TourStart): TourStop[] => {
  const schedule = newScheduler();
  const cost = (order: readonly TourStop[]) => costOf(schedule(order, start), start);
  const fixed = start.point === null ? 1 : 0;
  const nearest = improve(nearestFirst(stops, start), fixed, cost);
  const given = improve(stops, fixed, cost);
  const found = given.cost < nearest.cost ? given : nearest;
  if (fixed === 0) return found.order;
  const times = schedule(found.order, start);
  if (times.every(({ openness, wait_minutes }) => openness !== 'closed' && wait_minutes === 0)) return found.order;
  const free = improve(found.order, 0, cost);
  return free.cost < found.cost ? free.order : found.order;
};
