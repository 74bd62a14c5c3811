import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  absorb,
  type Consent,
  defaultChoices,
  groupsOf,
  type InWords,
  type Merge,
  type Mergeable,
  type MergeFields,
  nothingDropped,
  ownOf,
  settle,
  show,
  survivorOf,
  unite,
} from './index.ts';

const fields: MergeFields = {
  name: { rule: 'chosen', label: 'name' },
  email: { rule: 'chosen', label: 'e-mail' },
  source: { rule: 'chosen', label: 'source' },
  locked: { rule: 'either', label: 'visibility' },
  groups: { rule: 'all', label: 'groups' },
  called: { rule: 'latest', label: 'last call' },
  consent: { rule: 'consent', label: 'consent' },
};
const inWords: InWords = (field, value) =>
  field === 'consent' ? (value as Consent).how : typeof value === 'object' ? '' : String(value);

const asked: Consent = { status: 'Not asked', at: null, how: '', text_version: '' };
const person = (given: Partial<Mergeable> = {}, values: Mergeable['values'] = {}): Mergeable => ({
  mobiles: ['', '', '', '', ''],
  comment: '',
  ...given,
  values: { name: '', email: '', source: null, locked: false, groups: [], called: null, consent: asked, ...values },
});
const into = (id: number, people: Merge['people'], choices: Merge['choices'] = {}): Merge => ({
  id,
  people,
  choices,
  dropped: nothingDropped,
});
const merged = (own: Mergeable, ...merges: Merge[]) => show(unite(ownOf(own), merges, fields, inWords));

describe('two become one', () => {
  test('field by field: what is kept stays, what loses stands in the comment', () => {
    const a = person(
      { comment: 'Ready flat', mobiles: ['9000000001', '', '', '', ''] },
      { name: 'Mehul', email: 'a@x.in' },
    );
    const b = person(
      { comment: 'Call after 5', mobiles: ['9000000002', '9000000001', '', '', ''] },
      { name: 'Mehul Trivedi', email: 'b@x.in', source: 3 },
    );
    const shown = merged(a, into(1, [{ id: 2, ...b }], { name: 2 }));
    expect(shown).toMatchObject({
      values: { name: 'Mehul Trivedi', email: 'a@x.in', source: 3 },
      mobiles: ['9000000001', '9000000002', '', '', ''],
      comment: 'Ready flat\nCall after 5\nOther name: Mehul\nOther e-mail: b@x.in',
    });
  });

  test('what differs by case and spaces alone is the same', () => {
    const shown = merged(
      person({}, { name: 'Mehul  Trivedi' }),
      into(1, [{ id: 2, ...person({}, { name: 'mehul trivedi' }) }]),
    );
    expect(shown).toMatchObject({ values: { name: 'Mehul  Trivedi' }, comment: '' });
  });

  test('five numbers stay, the main one first, and the rest are told', () => {
    const a = person({ mobiles: ['9000000001', '9000000002', '9000000003', '', ''] });
    const b = person({ mobiles: ['9000000004', '9000000005', '9000000006', '', ''] });
    const shown = merged(a, into(1, [{ id: 2, ...b }], { mobile_number_1: 2 }));
    expect(shown.mobiles).toEqual(['9000000004', '9000000001', '9000000002', '9000000003', '9000000005']);
    expect(shown.comment).toBe('Also 90000 00006');
  });

  test('a lock, a refusal and a group of either stay; of consents the strictest', () => {
    const given: Consent = { status: 'Given', at: '2026-03-12T10:00:00+05:30', how: 'by phone', text_version: '1' };
    const withdrawn: Consent = {
      status: 'Withdrawn',
      at: '2026-01-12T10:00:00+05:30',
      how: 'by mail',
      text_version: '1',
    };
    const a = person({}, { groups: [1, 3], consent: given, called: '2026-02-01T00:00:00+05:30' });
    const b = person({}, { groups: [2, 3], consent: withdrawn, locked: true, called: '2026-02-01T00:00:00Z' });
    expect(merged(a, into(1, [{ id: 2, ...b }]))).toMatchObject({
      values: { groups: [1, 2, 3], consent: withdrawn, locked: true, called: '2026-02-01T00:00:00Z' },
      comment: 'Other consent: by phone',
    });
  });

  test('a choice that turns out empty gives way to what is there', () => {
    expect(merged(person(), into(1, [{ id: 2, ...person({}, { email: 'b@x.in' }) }], { email: 9 })).values.email).toBe(
      'b@x.in',
    );
  });
});

const texts = fc.constantFrom('', 'a', 'b', 'c d', 'e\nf', 'g');
const number = fc.integer({ min: 1, max: 9 }).map((n) => `900000000${n}`);
const aPerson: fc.Arbitrary<Mergeable> = fc.record({
  mobiles: fc.array(fc.oneof(number, fc.constant('')), { minLength: 5, maxLength: 5 }),
  comment: texts,
  values: fc.record({
    name: texts,
    email: fc.constantFrom('', 'a@x.in', 'b@x.in', 'c@x.in'),
    source: fc.constantFrom(null, 1, 2),
    locked: fc.boolean(),
    groups: fc.uniqueArray(fc.integer({ min: 1, max: 4 })).map((ids) => ids.toSorted()),
    called: fc.constantFrom(null, '2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'),
    consent: fc.constantFrom<Consent>(
      asked,
      { ...asked, status: 'Withdrawn' },
      { ...asked, status: 'Given', how: 'by phone' },
    ),
  }),
});
const someMerges = fc
  .array(fc.tuple(fc.array(aPerson, { minLength: 1, maxLength: 2 }), fc.integer({ min: 0, max: 9 })), { maxLength: 4 })
  .map((given) =>
    given.map(([people, choice], at) =>
      into(
        at + 1,
        people.map((one, place) => ({ ...one, id: at * 2 + place + 10 })),
        { name: choice + 8, email: choice + 9, mobile_number_1: choice + 10 },
      ),
    ),
  );

describe('whatever is merged', () => {
  const numbersOf = ({ mobiles, comment }: Mergeable) => [
    ...mobiles,
    ...[...comment.matchAll(/\d{5} \d{5}/g)].map(([found]) => found.replace(' ', '')),
  ];

  test('no number and no text is lost', () => {
    fc.assert(
      fc.property(aPerson, someMerges, (own, merges) => {
        const shown = merged(own, ...merges);
        for (const one of [own, ...merges.flatMap(({ people }) => people)]) {
          for (const mobile of one.mobiles.filter(Boolean)) expect(numbersOf(shown)).toContain(mobile);
          for (const text of [one.comment, one.values.name as string, one.values.email as string])
            expect(`${shown.comment}\n${shown.values.name}\n${shown.values.email}`).toContain(text.trim());
        }
      }),
    );
  });

  test('without an edit nothing is taken in, and without a merge everything is as it was', () => {
    fc.assert(
      fc.property(aPerson, someMerges, (own, merges) => {
        const shown = merged(own, ...merges);
        expect(absorb({ own: ownOf(own), merges }, shown, shown, fields)).toEqual({ own: ownOf(own), merges });
        expect(merged(own)).toEqual({ ...own, lines: [] });
      }),
    );
  });

  test('an edit stays as it was written, and outlives the undoing of every merge', () => {
    const edit = fc.record({
      name: fc.constant('new'),
      comment: fc.constant('Met today'),
      groups: fc.constant([5]),
      mobile: fc.constant('9111111111'),
    });
    fc.assert(
      fc.property(aPerson, someMerges, edit, (own, merges, { name, comment, groups, mobile }) => {
        const shown = merged(own, ...merges);
        const current: Mergeable = {
          mobiles: [mobile, ...shown.mobiles.slice(1)],
          comment: `${comment}\n${shown.comment}`,
          values: { ...shown.values, name, groups },
        };
        const node = absorb({ own: ownOf(own), merges }, shown, current, fields);
        const again = show(unite(node.own, node.merges, fields, inWords));
        expect(again.values).toEqual(current.values);
        expect(again.comment.split('\n')).toContain(comment);
        expect(again.mobiles[0]).toBe(mobile);
        const alone = show(unite(node.own, [], fields, inWords));
        expect(alone.values).toMatchObject({ name, groups });
        expect(alone.comment.split('\n')).toContain(comment);
        expect(alone.mobiles[0]).toBe(mobile);
        const removed = shown.mobiles[0]!;
        if (removed !== '' && !current.mobiles.includes(removed)) expect(again.mobiles).not.toContain(removed);
      }),
    );
  });

  test('settling the first merge changes nothing that is seen', () => {
    fc.assert(
      fc.property(aPerson, someMerges, (own, merges) => {
        const shown = merged(own, ...merges);
        const settled = settle({ own: ownOf(own), merges }, fields, inWords);
        expect(show(unite(settled.own, settled.merges, fields, inWords))).toEqual(shown);
        expect(absorb(settled, shown, shown, fields)).toEqual(settled);
      }),
    );
  });
});

describe('taking in an edit', () => {
  const a = person({ comment: 'Own' }, { email: 'a@x.in' });
  const b = { id: 2, ...person({ comment: 'Hers', mobiles: ['9000000002', '', '', '', ''] }, { email: 'b@x.in' }) };
  const node = { own: ownOf(a), merges: [into(1, [b], { email: 2 })] };
  const shown = merged(a, ...node.merges);

  test('of the comment leaves the lines of merges to the merges', () => {
    const edited = absorb(node, shown, { ...shown, comment: shown.comment.replace('Own', 'Own, changed') }, fields);
    expect(edited.own.comment).toBe('Own, changed');
    expect(edited.merges).toEqual(node.merges);
  });

  test('of a line makes it the person’s own', () => {
    const edited = absorb(node, shown, { ...shown, comment: shown.comment.replace('Hers', 'Hers too') }, fields);
    expect(edited.own.comment).toBe('Own\nHers too');
    expect(show(unite(edited.own, edited.merges, fields, inWords)).comment).toBe('Own\nHers too\nOther e-mail: a@x.in');
  });

  test('of a field keeps what was told of it', () => {
    const current = { ...shown, values: { ...shown.values, email: 'new@x.in' } };
    const edited = absorb(node, shown, current, fields);
    expect(show(unite(edited.own, [], fields, inWords))).toMatchObject({
      values: { email: 'new@x.in' },
      comment: 'Own\nOther e-mail: a@x.in',
    });
  });

  test('of a number that was told and is now one of the five keeps it', () => {
    const full = person({ mobiles: ['9000000011', '9000000012', '9000000013', '9000000014', '9000000015'] });
    const merges = [into(1, [b])];
    const before = merged(full, ...merges);
    const after = { ...before, mobiles: ['9000000002', ...before.mobiles.slice(1)], comment: 'Hers' };
    const edited = absorb({ own: ownOf(full), merges }, before, after, fields);
    expect(show(unite(edited.own, edited.merges, fields, inWords)).mobiles).toEqual(after.mobiles);
  });
});

test('by default the fuller name and the newer mail are kept, and who has most records stays', () => {
  const old = {
    id: 1,
    records: 2,
    last_updated: '2026-01-01T00:00:00Z',
    ...person({}, { name: 'Mehul Trivedi', email: 'a@x.in' }),
  };
  const fresh = {
    id: 2,
    records: 0,
    last_updated: '2026-02-01T00:00:00Z',
    ...person({}, { name: 'Mehul', email: 'b@x.in' }),
  };
  expect(defaultChoices([old, fresh], fields)).toEqual({ name: 1, email: 2 });
  expect(survivorOf([fresh, old]).id).toBe(1);
  expect(survivorOf([fresh, { ...old, records: 0 }]).id).toBe(1);
});

test('who is linked through others is one group, the newest first', () => {
  expect(
    groupsOf([
      [1, 2],
      [5, 2],
      [3, 4],
      [9, 3],
      [4, 9],
      [7, 7],
    ]),
  ).toEqual([
    [3, 4, 9],
    [1, 2, 5],
  ]);
});
