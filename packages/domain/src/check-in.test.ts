import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkInRefusal, checkInWords, metresBetween, metresInWords, placeRefusal } from './check-in.ts';

const visit = {
  type: 'Site Visit',
  status: 'Scheduled',
  date_time: '2026-11-21T06:00:00Z',
  check_in: null,
} as const;
/** 10:51 AM of the same day in India. */
const now = new Date('2026-11-21T05:21:00Z');

test('a visit is checked in on its day in India, once, whatever became of it but being off', () => {
  expect(checkInRefusal(visit, now)).toBeNull();
  expect(checkInRefusal({ ...visit, status: 'Completed' }, now)).toBeNull();
  expect(checkInRefusal({ ...visit, status: 'Missed' }, now)).toBeNull();
  expect(checkInRefusal({ ...visit, status: 'Cancelled' }, now)).toBe('off');
  expect(checkInRefusal({ ...visit, status: 'Rescheduled' }, now)).toBe('off');
  expect(checkInRefusal({ ...visit, check_in: {} }, now)).toBe('twice');
  expect(checkInRefusal({ ...visit, type: 'Call' }, now)).toBe('no visit');
  // 00:05 of the next day in India is still the day before in London.
  expect(checkInRefusal(visit, new Date('2026-11-21T18:35:00Z'))).toBe('other day');
  expect(checkInRefusal(visit, new Date('2026-11-20T18:35:00Z'))).toBeNull();
});

test('a phone that knows only its town, or is nowhere in India, tells nothing', () => {
  const bopal = { latitude: 23.03, longitude: 72.46, accuracy_m: 20 };
  expect(placeRefusal(bopal)).toBeNull();
  expect(placeRefusal({ ...bopal, accuracy_m: 2001 })).toBe('vague');
  expect(placeRefusal({ latitude: 0, longitude: 0, accuracy_m: 5 })).toBe('outside');
  expect(placeRefusal({ latitude: 6.95, longitude: 93.9, accuracy_m: 5 })).toBeNull();
});

test('a distance is said as people say it', () => {
  expect([4, 124, 999, 1000, 1440, 9940, 23_400].map(metresInWords)).toEqual([
    '10 m',
    '120 m',
    '1.0 km',
    '1.0 km',
    '1.4 km',
    '9.9 km',
    '23 km',
  ]);
  expect(checkInWords({ distance_m: 120, measured_to: 'property' })).toBe('120 m from the property');
  expect(checkInWords({ distance_m: null, measured_to: null })).toBe('distance not known');
  expect(metresBetween({ latitude: 23, longitude: 72 }, undefined)).toBeNull();
});

test('metres are whole, never negative and nothing for the same place', () => {
  const point = fc.record({
    latitude: fc.double({ min: 6, max: 37, noNaN: true }),
    longitude: fc.double({ min: 68, max: 97, noNaN: true }),
  });
  fc.assert(
    fc.property(point, point, (a, b) => {
      const metres = metresBetween(a, b)!;
      expect(Number.isInteger(metres) && metres >= 0).toBe(true);
      expect(metresBetween(a, a)).toBe(0);
    }),
  );
});
