import { expect, it } from 'vitest';
import { bodyOf, draftMistakes, emptyDraft, type InquiryDraft, summaryOf } from './inquiry-draft.ts';

const [residential, house, fourBhk, sector57] = [1, 13, 8, 121];
const asked: InquiryDraft = {
  ...emptyDraft(residential),
  contact: { kind: 'new', name: 'A', number: '9811020178' },
  property_subtype: [house],
  bhk: [fourBhk],
  area: [sector57],
  budget_max: '6 crore',
};

it('reads back what was written while it is written', () => {
  expect(summaryOf(asked, () => 'Sector 57')).toBe('4 BHK house, Sector 57, up to 6.00 Cr');
  expect(summaryOf({ ...asked, area: [], any_area: true }, () => '')).toBe('4 BHK house, any area, up to 6.00 Cr');
});

it('posts amounts as rupees and a walk-in where nobody chose a source', () => {
  const body = bodyOf(asked, 20);
  expect(body).toMatchObject({
    budget_min: null,
    budget_max: 60_000_000,
    contact: { name: 'A', mobile_number_1: '9811020178' },
    source: 20,
  });
  expect(bodyOf({ ...asked, source: null }, 20).source).toBeNull();
});

it('asks about an amount or a size that cannot be read, and does not guess', () => {
  const wrong = draftMistakes({ ...asked, budget_max: '6 crr', size_min: 'big' });
  expect(Object.keys(wrong).sort()).toEqual(['budget_max', 'size_min']);
});

it('wants a person, and a budget in the right order', () => {
  const wrong = draftMistakes({ ...asked, contact: { kind: 'none' }, budget_min: '7 cr' });
  expect(Object.keys(wrong).sort()).toEqual(['budget_min', 'contact']);
  expect(draftMistakes({ ...asked, contact: { kind: 'new', name: '', number: '98110' } })).toHaveProperty('contact');
});

it('finds nothing wrong with what is enough', () => {
  expect(draftMistakes(asked)).toEqual({});
});
