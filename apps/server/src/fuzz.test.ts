import { afterAll, beforeAll, expect, test } from 'vitest';
import { aServer, type TestServer } from '../test/support.ts';
import { newFuzzer } from '../test/walks/fuzz/fuzzer.ts';
import { aTellTaleOffice } from '../test/walks/sight/seed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ LOG_LEVEL: 'warn' });
});
afterAll(() => server.close());

const seed = process.env.FUZZ_SEED ?? 'angan';
/** How often every call is asked. */
const rounds = 2;

test(`whatever is sent to a call, it answers and does not fail (FUZZ_SEED=${seed})`, async () => {
  console.log(`FUZZ_SEED=${seed}`);
  const fuzzer = await newFuzzer(server, await aTellTaleOffice(server, 'Fuzz'), seed);
  for (let round = 0; round < rounds; round++) await fuzzer.round(() => false);
  expect(fuzzer.faults).toEqual([]);
  expect(fuzzer.sent()).toBe(fuzzer.calls.length * rounds);
}, 300_000);
