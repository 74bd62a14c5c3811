import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeTo, waitHalfAMinute } from '../../../test/joining.ts';
import { aServer, type TestServer } from '../../../test/support.ts';
import { onConnection } from '../database/on-connection.ts';
import { inTransaction, openingForPlatform } from '../database/transaction.ts';
import { newLimits } from '../limits.ts';
import { codeFits, sendCode, takeCode, waitForCode } from './index.ts';

let server: TestServer;
let number: string;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());
beforeEach(() => {
  number = `9${String(randomInt(10 ** 9)).padStart(9, '0')}`;
});

const place = () => ({ purpose: 'registration', number }) as const;
const within = <T>(work: (db: ReturnType<typeof onConnection>) => Promise<T>) =>
  inTransaction(server.services.platformPool, openingForPlatform('test'), (client) => work(onConnection(client)));
const sent = async () => {
  await within((db) => sendCode(db, server.services.settings, place(), { language: 'English' }));
  return codeTo(server, number);
};
const fits = (code: string) => within((db) => codeFits(db, server.services.settings, place(), code));
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a code has six digits, fits once, and stands in no table', async () => {
  const code = await sent();
  expect(code).toMatch(/^\d{6}$/);
  const { rows } = await server.owner.query('select * from one_time_code where number = $1', [number]);
  expect(rows).toHaveLength(1);
  expect(rows[0].code_hmac).toHaveLength(32);
  const minutes = (Date.parse(rows[0].expires_at) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(9.8);
  expect(minutes).toBeLessThanOrEqual(10.01);
  expect([await fits(code), await fits(code)]).toEqual([true, false]);
});

test('a code bears five wrong tries and no sixth, at the same moment neither', async () => {
  const first = await sent();
  for (let i = 0; i < 4; i++) expect(await fits(another(first))).toBe(false);
  expect(await fits(first)).toBe(true);

  const second = await sent();
  await Promise.all(Array.from({ length: 8 }, () => fits(another(second))));
  expect(await fits(second)).toBe(false);
  const { rows } = await server.owner.query('select attempts from one_time_code where number = $1', [number]);
  expect(rows).toEqual([{ attempts: 5 }]);
});

test('a fitting code that two try at the same moment fits one of them', async () => {
  const code = await sent();
  expect((await Promise.all([fits(code), fits(code)])).toSorted()).toEqual([false, true]);
});

test('a new code takes the place of the one before, and begins with all its tries', async () => {
  const first = await sent();
  for (let i = 0; i < 5; i++) await fits(another(first));
  const second = await sent();
  if (first !== second) expect(await fits(first)).toBe(false);
  expect(await fits(second)).toBe(true);
});

test('a code is over after ten minutes, and is removed when the next one is sent', async () => {
  const code = await sent();
  const old = number;
  await server.owner.query(`update one_time_code set expires_at = now() - interval '1 second' where number = $1`, [
    old,
  ]);
  expect(await fits(code)).toBe(false);
  number = `8${number.slice(1)}`;
  await sent();
  expect((await server.owner.query('select 1 from one_time_code where number = $1', [old])).rowCount).toBe(0);
});

test('a code fits neither another number nor another secret key', async () => {
  const code = await sent();
  const other = { ...server.services.settings, secretKey: 'another secret key, of at least 32 letters' };
  expect(await within((db) => codeFits(db, other, place(), code))).toBe(false);
  number = `8${number.slice(1)}`;
  expect(await fits(code)).toBe(false);
});

test('a number gets one code in half a minute, five an hour by one address and fifteen by all, an address asks for twenty', async () => {
  const limits = newLimits(server.services.pool, server.services.settings);
  expect(await waitForCode(limits, number, '10.0.0.1')).toBe(0);
  const wait = await waitForCode(limits, number, '10.0.0.2');
  expect(wait).toBeGreaterThan(25);
  expect(wait).toBeLessThanOrEqual(30);
  await expect(takeCode(limits, number, '10.0.0.2')).rejects.toMatchObject({ status: 429 });
  for (let i = 1; i < 15; i++) {
    await waitHalfAMinute(server, number);
    await takeCode(limits, number, i < 5 ? '10.0.0.1' : `10.0.1.${i}`);
    if (i !== 4) continue;
    await waitHalfAMinute(server, number);
    await expect(takeCode(limits, number, '10.0.0.1')).rejects.toMatchObject({ status: 429 });
  }
  await waitHalfAMinute(server, number);
  await expect(takeCode(limits, number, '10.0.2.1')).rejects.toMatchObject({ status: 429 });
  for (let i = 0; i < 20; i++) await takeCode(limits, `7${String(i).padStart(9, '0')}`, '10.0.3.1');
  await expect(takeCode(limits, '7999999999', '10.0.3.1')).rejects.toMatchObject({ status: 429 });
});
