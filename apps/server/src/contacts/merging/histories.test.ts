import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { howMany } from '../../../../../scripts/lib/how-many.ts';
import { newOffice, type Office, type Step } from '../../../test/merge-histories.ts';
import { aServer, type TestServer } from '../../../test/support.ts';

/**
 * Whatever an office does with its people, in whatever order: merge, edit, add, point elsewhere, undo. Nothing is lost on
 * the way, and once all merges are undone everybody whom nobody edited meanwhile is to the letter who they were.
 */

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const pick = fc.nat({ max: 1000 });
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('merge' as const), a: pick, b: pick, c: pick }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('unmerge' as const), a: pick }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('edit' as const), a: pick, b: pick, c: pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('record' as const), a: pick, b: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('point' as const), a: pick, b: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('person' as const), a: pick, b: pick }) },
);

test('nothing is ever lost, and undoing everything leaves everybody as they were', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ a: pick, b: pick }), { minLength: 3, maxLength: 5 }),
      fc.array(steps, { minLength: 6, maxLength: 22, size: 'max' }),
      fc.infiniteStream(pick),
      async (people, history, order) => {
        const office: Office = await newOffice(server);
        for (const { a, b } of people) await office.act({ do: 'person', a, b });
        for (const [at, step] of history.entries()) {
          await office.act(step);
          expect(await office.lost(), `after ${at + 1}: ${JSON.stringify(step)}`).toEqual([]);
        }
        while (office.merges() > 0) {
          await office.act({ do: 'unmerge', a: order.next().value });
          expect(await office.lost(), 'while undoing').toEqual([]);
        }
        expect(await office.changed()).toEqual([]);
      },
    ),
    // A history that fails is made shorter for five minutes, so that it is told before the test's time is over.
    { numRuns: howMany(10, 100), interruptAfterTimeLimit: 300_000, markInterruptAsFailure: true },
  );
}, 600_000);
