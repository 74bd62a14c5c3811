import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOf } from './dates.ts';

const read = (text: string) => dateOf(text, 2026);

test('every day is read back in each way that it is written', () => {
  const days = fc.date({ min: new Date('1911-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (given) => {
      const iso = given.toISOString().slice(0, 10);
      const [year, month, date] = iso.split('-') as [string, string, string];
      const serial = Math.round(Date.parse(iso) / 86_400_000) + 25_569;
      const name = given.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
      const forms = [
        iso,
        `${date}/${month}/${year}`,
        `${Number(date)}-${Number(month)}-${year}`,
        `${date}.${month}.${year}`,
      ];
      forms.push(
        `${year}${month}${date}`,
        `${Number(date)} ${name} ${year}`,
        `${date}-${name.slice(0, 3)}-${year}`,
        String(serial),
      );
      for (const form of forms) expect([form, read(form)]).toEqual([form, iso]);
    }),
  );
});

test.each([
  ['12/31/1985', '1985-12-31'],
  ['3/4/85', '1985-04-03'],
  ['3/4/25', '2025-04-03'],
  ['March 5, 1985', '1985-03-05'],
  ['5th March 1985', '1985-03-05'],
  ['૧૨/૦૩/૧૯૮૫', '1985-03-12'],
  ['1985-03-12T00:00:00Z', '1985-03-12'],
  ['31/02/1985', undefined],
  ['12/03 (no year)', undefined],
  ['1985', undefined],
  ['soon', undefined],
])('%s is %s', (text, day) => {
  expect(read(text)).toBe(day);
});
