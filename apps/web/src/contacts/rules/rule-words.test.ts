import { expect, test } from 'vitest';
import { ruleSentence, withPart } from './rule-words.ts';

const names = { source: (id: number) => `Source ${id}`, contactgroup: (id: number) => `Group ${id}` };

test.each([
  [{}, 'Everyone'],
  [{ contact_kind: ['Buyer'], not_contacted_for: 30 }, 'Everyone who is a Buyer and was not contacted for 30 days'],
  [{ contact_kind: ['Owner', 'Investor'] }, 'Everyone who is an Owner or Investor'],
  [{ source: [1, 2, 3] }, 'Everyone who came from Source 1, Source 2 or Source 3'],
  [{ contactgroup: [4], never_contacted: true }, 'Everyone who is in Group 4 and was never contacted'],
  [{ contacted_within: 1 }, 'Everyone who was contacted today'],
  [{ contacted_within: 7 }, 'Everyone who was contacted in the last 7 days'],
  [{ not_contacted_for: 1 }, 'Everyone who was not contacted for 1 day'],
  [
    { consent: 'May be written to', added_within: 90 },
    'Everyone who may be written to and was added in the last 90 days',
  ],
  [{ consent: 'No consent' }, 'Everyone who gave no consent'],
] as [Parameters<typeof ruleSentence>[0], string][])('%j reads', (rule, sentence) => {
  expect(ruleSentence(rule, names)).toBe(sentence);
});

test('a piece is said otherwise without touching the others, and falls out when it says nothing', () => {
  const rule = { contact_kind: ['Buyer' as const], never_contacted: true as const };
  expect(withPart(rule, 'contact', { not_contacted_for: 30 })).toEqual({
    contact_kind: ['Buyer'],
    not_contacted_for: 30,
  });
  expect(withPart(rule, 'kind', { contact_kind: [] })).toEqual({ never_contacted: true });
  expect(withPart(rule, 'contact', {})).toEqual({ contact_kind: ['Buyer'] });
});
