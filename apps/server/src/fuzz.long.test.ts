import { afterAll, beforeAll, expect, test } from 'vitest';
import { aServer, type TestServer } from '../test/support.ts';
import { newFuzzer } from '../test/walks/fuzz/fuzzer.ts';
import { aTellTaleOffice } from '../test/walks/sight/seed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ LOG_LEVEL: 'warn' });
});
afterAll(() => server.close());

/** Another one each day, so that what no run has sent is sent one day; it stands in the test's name, to repeat the run. */
const seed = process.env.FUZZ_SEED ?? new Date().toISOString().slice(0, 10);
const minutes = 2;

test(`whatever is sent to a call for ${minutes} minutes, it answers and does not fail (FUZZ_SEED=${seed})`, async () => {
  console.log(`FUZZ_SEED=${seed}`);
  const fuzzer = await newFuzzer(server, await aTellTaleOffice(server, 'Fuzz'), seed);
  const end = performance.now() + minutes * 60_000;
  while (performance.now() < end) await fuzzer.round(() => performance.now() >= end);
  expect(fuzzer.faults).toEqual([]);
  expect(fuzzer.sent()).toBeGreaterThan(fuzzer.calls.length);
});
