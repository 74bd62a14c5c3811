import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderTour } from './order.ts';
import { scheduleTour, type TourStart, type TourStop } from './schedule.ts';

const stop = (id: number, km: number | null, visiting_hours = ''): TourStop => ({
  id,
  point: km === null ? null : { latitude: 23 + km / 111.19, longitude: 72.5 },
  visiting_hours,
  duration_minutes: 30,
});
/** Ten in the morning of a Saturday in India, a kilometre south of the stop at 0. */
const saturday: TourStart = { at: '2026-11-21T04:30:00.000Z', point: { latitude: 23 - 1 / 111.19, longitude: 72.5 } };
const ids = (stops: readonly TourStop[], start = saturday) => orderTour(stops, start).map(({ id }) => id);

test('the way goes on to what is nearest, and what has no place comes last', () => {
  expect(ids([stop(1, 9), stop(2, null), stop(3, 1), stop(4, 5)])).toEqual([3, 4, 1, 2]);
});

test('without a start the first stays the first', () => {
  expect(ids([stop(1, 5), stop(2, 9), stop(3, 4)], { ...saturday, point: null })).toEqual([1, 3, 2]);
  expect(ids([stop(1, 5, 'Sunday only'), stop(2, 9)], { ...saturday, point: null })).toEqual([1, 2]);
  expect(ids([stop(1, 5, 'after 11 am'), stop(2, 9), stop(3, 4)], { ...saturday, point: null })[0]).not.toBe(1);
});

test('a door that opens late is seen late, and one that closes early early', () => {
  expect(ids([stop(1, 0, 'after 12'), stop(2, 4), stop(3, 8)])[2]).toBe(1);
  expect(ids([stop(1, 0), stop(2, 3), stop(3, 12, '10 to 11.30 am')])[0]).toBe(3);
});

test('times: the ride in steps of five minutes, waiting for the door, and what is closed that day', () => {
  const times = scheduleTour([stop(1, 0, 'after 11 am'), stop(2, 3, 'Sunday only'), stop(3, null)], saturday);
  expect(times).toMatchObject([
    { travel_minutes: 5, wait_minutes: 55, arrives: '2026-11-21T05:30:00.000Z', openness: 'open' },
    { travel_minutes: 10, wait_minutes: 0, arrives: '2026-11-21T06:10:00.000Z', openness: 'closed' },
    { travel_minutes: 20, km: null, arrives: '2026-11-21T07:00:00.000Z', openness: 'any' },
  ]);
  expect(times[0]!.km).toBeCloseTo(1);
});

test('doors that the nearest way would find closed are seen in time where the order given does so', () => {
  const far = stop(2, 28.8);
  const east: TourStop = { ...far, point: { ...far.point!, longitude: 72.8 } };
  const stops = [stop(1, 0, '4-6 pm'), east, stop(3, 0), stop(4, 28.57, '10-11')];
  expect(closedIn(orderTour(stops, saturday), saturday)).toBeLessThanOrEqual(closedIn(stops, saturday));
});

const someStops = fc
  .array(
    fc.record({
      km: fc.option(fc.double({ min: 0, max: 30, noNaN: true })),
      east: fc.double({ min: 0, max: 0.3, noNaN: true }),
      hours: fc.constantFrom('', '', 'after 12', '10-11', '4-6 pm', 'Sunday only', 'call first'),
    }),
    { maxLength: 7 },
  )
  .map((rows) =>
    rows.map(({ km, east, hours }, at) => {
      const made = stop(at + 1, km, hours);
      return made.point ? { ...made, point: { ...made.point, longitude: 72.5 + east } } : made;
    }),
  );
const startOrNone = fc.boolean().map((known) => (known ? saturday : { ...saturday, point: null }));
const closedIn = (stops: readonly TourStop[], start: TourStart) =>
  scheduleTour(stops, start).filter(({ openness }) => openness === 'closed').length;

test('every stop is there once, and no more doors are closed than in the order given', () => {
  fc.assert(
    fc.property(someStops, startOrNone, (stops, start) => {
      const order = orderTour(stops, start);
      expect(order.map(({ id }) => id).toSorted()).toEqual(stops.map(({ id }) => id).toSorted());
      if (start.point) expect(closedIn(order, start)).toBeLessThanOrEqual(closedIn(stops, start));
      expect(orderTour(stops, start)).toEqual(order);
    }),
  );
});

const orders = (stops: readonly TourStop[]): TourStop[][] =>
  stops.length < 2
    ? [[...stops]]
    : stops.flatMap((one, at) => orders(stops.toSpliced(at, 1)).map((rest) => [one, ...rest]));

test('where doors stand open, it ends within a fifth of the best of all orders', () => {
  const minutes = (order: readonly TourStop[]) =>
    (Date.parse(scheduleTour(order, saturday).at(-1)?.leaves ?? saturday.at) - Date.parse(saturday.at)) / 60_000;
  fc.assert(
    fc.property(someStops, (given) => {
      const stops = given.slice(0, 5).map((one) => ({ ...one, visiting_hours: '' }));
      const best = Math.min(...orders(stops).map(minutes));
      expect(minutes(orderTour(stops, saturday))).toBeLessThanOrEqual(best * 1.2);
    }),
    { numRuns: 40 },
  );
});
