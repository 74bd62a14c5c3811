import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentWithin, usualHours, zoneOf } from './sending-hours.ts';

const at = (text: string) => new Date(text);

test('within the hours it is now; before them today, after them tomorrow', () => {
  const india = zoneOf('91');
  expect(momentWithin(at('2026-11-21T12:00:30+05:30'), usualHours, india)).toEqual(at('2026-11-21T12:00:30+05:30'));
  expect(momentWithin(at('2026-11-21T06:10:20+05:30'), usualHours, india)).toEqual(at('2026-11-21T10:00:00+05:30'));
  expect(momentWithin(at('2026-11-21T19:00:00+05:30'), usualHours, india)).toEqual(at('2026-11-22T10:00:00+05:30'));
});

test('by the clock of where the person is, through a change of the clocks', () => {
  expect(momentWithin(at('2026-11-21T10:00:00+05:30'), usualHours, zoneOf('971'))).toEqual(
    at('2026-11-21T10:00:00+04:00'),
  );
  // London's clocks go forward on 29 March 2026.
  expect(momentWithin(at('2026-03-28T21:00:00Z'), usualHours, zoneOf('44'))).toEqual(at('2026-03-29T09:00:00Z'));
});

test('the moment is never before, is within the hours, and is its own next moment', () => {
  const moments = fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.constantFrom('91', '971', '44', '1', '61', '999'), (now, country) => {
      const then = momentWithin(now, usualHours, zoneOf(country));
      expect(then.getTime()).toBeGreaterThanOrEqual(now.getTime());
      expect(then.getTime() - now.getTime()).toBeLessThan(26 * 60 * 60_000);
      expect(momentWithin(then, usualHours, zoneOf(country))).toEqual(then);
    }),
  );
});
