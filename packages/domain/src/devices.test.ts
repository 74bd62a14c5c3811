import { expect, test } from 'vitest';
import { deviceKind, devicesTooMany } from './devices.ts';

test('what runs on a phone is the phone, by an app or a browser; all else is web', () => {
  const kindOf = (device_type: string, os: string) => deviceKind({ device_type, os });
  expect(['Android', 'iOS'].map((os) => [kindOf('Web', os), kindOf(os, os)])).toEqual([
    ['Phone', 'Phone'],
    ['Phone', 'Phone'],
  ]);
  expect(['Windows', 'macOS', 'Linux', 'Unknown system', ''].map((os) => kindOf('Web', os))).toEqual(
    Array(5).fill('Web'),
  );
});

test('one more needs a place; after a smaller plan several have to go', () => {
  expect([0, 1, 2, 3].map((inPlace) => devicesTooMany(inPlace, 2))).toEqual([0, 0, 1, 2]);
  expect(devicesTooMany(99, null)).toBe(0);
});
