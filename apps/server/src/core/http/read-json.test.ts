import { expect, test } from 'vitest';
import { aServer } from '../../../test/support.ts';
import { jsonLimits, readJson } from './read-json.ts';

test.each<[string, string, number, string]>([
  ['a megabyte of brackets', '['.repeat(1_000_000), 400, 'nested too deeply'],
  ['objects within objects', '{"a":'.repeat(100_000), 400, 'nested too deeply'],
  ['more values than a body may hold', `[${'{},'.repeat(200_000)}{}]`, 413, 'too many values'],
  [
    'more fields than a body may hold',
    `{${Array.from({ length: 60_000 }, (_, n) => `"${n}":1`).join()}}`,
    413,
    'too many values',
  ],
  ['no JSON', '{"a"', 400, 'JSON parse error'],
])('%s is refused with a sentence', async (_, payload, status, sentence) => {
  const server = await aServer();
  const answer = await server.ask('POST', '/auth/jwt/create/', undefined, payload, {
    'content-type': 'application/json',
  });
  expect([answer.status, answer.body.detail]).toEqual([status, expect.stringContaining(sentence)]);
  await server.close();
});

test('what is within texts is not counted', () => {
  const value = { text: '[{,"\\'.repeat(50_000), deep: JSON.parse('['.repeat(30) + ']'.repeat(30)) };
  expect(readJson(JSON.stringify(value))).toEqual(value);
});

test('a nested body is refused after its first few signs, however long it is', () => {
  const costOf = (length: number) => {
    const text = '['.repeat(length);
    const began = process.cpuUsage();
    for (let run = 0; run < 200; run++) expect(() => readJson(text)).toThrow();
    return process.cpuUsage(began).user;
  };
  const short = costOf(jsonLimits.depth + 1);
  // A thousand times the length. Reading it all would cost some hundred times as much.
  expect(costOf(jsonLimits.depth * 1000)).toBeLessThan(10 * Math.max(short, 2_000));
});
