import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moved } from './use-reorder.ts';

test('one moves to its place, and all others keep their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 25 }), fc.nat(), fc.nat(), (ids, one, place) => {
      const id = ids[one % ids.length]!;
      const to = place % ids.length;
      const after = moved(ids, id, to);
      expect(after[to]).toBe(id);
      expect(after.filter((other) => other !== id)).toEqual(ids.filter((other) => other !== id));
    }),
  );
});
