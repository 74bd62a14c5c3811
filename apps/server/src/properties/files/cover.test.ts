import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aHouseWithFiles, aPhoto } from '../../../test/property-files.ts';
import { aServer, type TestServer } from '../../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

interface Image {
  id: number;
  is_cover: boolean;
}
const step = fc.record({
  does: fc.constantFrom('add', 'remove', 'undo', 'restore', 'cover', 'turn'),
  at: fc.nat(7),
});

test('whatever is done, exactly one photo is the cover unless there is none, and undo gives it back', async () => {
  const photo = await aPhoto();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 9 }), async (steps) => {
      const house = await aHouseWithFiles(server);
      const deleted: number[] = [];
      let images: Image[] = [];
      for (const { does, at } of [{ does: 'add', at: 0 } as const, ...steps]) {
        const one = images[at % Math.max(1, images.length)];
        const gone = deleted[at % Math.max(1, deleted.length)];
        const before = JSON.stringify(images.map(({ id, is_cover }) => ({ id, is_cover })));
        const answer =
          does === 'add'
            ? await house.send(photo)
            : does === 'turn' && images.length > 1
              ? await house.order(images.map(({ id }) => id).reverse())
              : does === 'restore' && gone !== undefined
                ? await house.restore(deleted.splice(deleted.indexOf(gone), 1)[0]!)
                : does === 'cover' && one
                  ? await house.change(one.id, { is_cover: true })
                  : (does === 'remove' || does === 'undo') && one
                    ? await house.remove(one.id)
                    : undefined;
        if (!answer) continue;
        expect(answer.status).toBeLessThan(300);
        images = answer.body.images;
        if (does === 'remove') deleted.push(one!.id);
        if (does === 'cover') expect(images.find(({ is_cover }) => is_cover)!.id).toBe(one!.id);
        if (does === 'undo') {
          images = (await house.restore(one!.id)).body.images;
          expect(JSON.stringify(images.map(({ id, is_cover }) => ({ id, is_cover })))).toBe(before);
        }
        expect(images.filter(({ is_cover }) => is_cover)).toHaveLength(images.length > 0 ? 1 : 0);
        const [row] = (await house.list()).body.results;
        expect(row.image_count).toBe(images.length);
        expect(row.cover === null).toBe(images.length === 0);
      }
    }),
    { numRuns: 15 },
  );
}, 60_000);
