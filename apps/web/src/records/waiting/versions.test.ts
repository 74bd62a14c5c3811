import { expect, test } from 'vitest';
import type { Waiting } from '../../core/queue/index.ts';
import { versionsOf } from './versions.ts';

const one = (given: Partial<Waiting>): Waiting => ({
  ...{ key: 'k', person: 1, at: 1, body: undefined, title: 'T', detail: '', changes: [], mend: { path: '/' } },
  ...{ state: 'changed', call: { method: 'PATCH', access: 'signed-in' }, url: '/' },
  ...given,
});

test('a price that two people changed is said with both', () => {
  const price = one({ changes: ['property'], theirs: { sale_price: 5_000_000 }, body: { sale_price: 4_850_000 } });
  expect(versionsOf(price)).toEqual(['Price: now 50.00 Lakhs, yours is 48.50 Lakhs.']);
});

test('what was emptied, moved or has no words of its own is said too', () => {
  const emptied = one({ changes: ['contact'], theirs: { comment: '' }, body: { comment: 'Calls back' } });
  expect(versionsOf(emptied)).toEqual(['Comment: empty now, yours is Calls back.']);
  const moved = one({ changes: ['inquiry'], theirs: { stage: 'Qualified' }, body: { to: 'Contacted' } });
  expect(versionsOf(moved)).toEqual(['Stage: now Qualified.']);
  const ids = one({ changes: ['inquiry'], theirs: { area: [3] }, body: { area: [4] } });
  expect(versionsOf(ids)[0]).toMatch(/ was changed\.$/);
});
