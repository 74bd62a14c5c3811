import { expect, test } from 'vitest';
import { readCandidates } from './candidates.ts';

const chat = `20/11/2026, 19:40 - Messages and calls are end-to-end encrypted.
20/11/2026, 19:42 - Ketan Shah: Req 3bhk Bopal budget 85-95L ready poss. Call 98250 12345
20/11/2026, 19:43 - Ketan Shah: <Media omitted>
20/11/2026, 19:44 - Riddhi: good morning all
20/11/2026, 19:45 - Riddhi: 2 bhk on rent Gota, 22k
semi furnished, family only. 98250 99999
21/11/2026, 08:10 - Ketan Shah: Again: req 3bhk Bopal budget 85-95L ready poss. Call 98250 12345
21/11/2026, 08:12 - Ketan Shah: 3bhk for sale Bopal 90L, call 98250 12345`;

test('a chat yields its wishes and offers, talk left out and repetitions marked', () => {
  const found = [...readCandidates(chat, { areas: [], societies: [] }, 2)].flatMap((step) => step.found);
  expect(found.map(({ id, from, read, same_as }) => [id, from, read.kind, same_as])).toEqual([
    [0, 'Ketan Shah', 'Requirement', undefined],
    [1, 'Riddhi', 'Listing', undefined],
    [2, 'Ketan Shah', 'Requirement', 0],
    [3, 'Ketan Shah', 'Listing', undefined],
  ]);
  expect(found[1]!.text).toContain('semi furnished');
});

test('who is saved under no name is known by the number in the head', () => {
  const text = '20/11/2026, 19:42 - +91 98250 12345: Req 3bhk Bopal budget 85-95L';
  const [step] = readCandidates(text, { areas: [], societies: [] });
  expect(step!.found[0]!.read.fields.phones!.value).toEqual(['9825012345']);
});

test('it comes in steps that tell how far it is', () => {
  const steps = [...readCandidates(chat, { areas: [], societies: [] }, 2)];
  expect(steps.length).toBeGreaterThan(1);
  expect(steps.at(-1)).toMatchObject({ done: steps[0]!.total });
});

test('flats of one list are no repetitions of each other, but of the same list sent again', () => {
  const list = `Available on rent in Bopal
1) 2 BHK semi furnished 22k
2) 2 BHK fully furnished 26k
3) 3 BHK semi furnished 32k
Call Ketan 98250 12345`;
  const sent = `20/11/2026, 19:42 - Ketan: ${list}\n20/11/2026, 20:42 - Riddhi: ${list}`;
  const found = [...readCandidates(sent, { areas: [{ id: 1, name: 'Bopal' }], societies: [] })].flatMap(
    (step) => step.found,
  );
  expect(found.map(({ read, same_as }) => [read.fields.rent?.value, read.fields.phones?.value, same_as])).toEqual([
    [22_000, ['9825012345'], undefined],
    [26_000, ['9825012345'], undefined],
    [32_000, ['9825012345'], undefined],
    [22_000, ['9825012345'], 0],
    [26_000, ['9825012345'], 1],
    [32_000, ['9825012345'], 2],
  ]);
});
