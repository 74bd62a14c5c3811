import { expect, test } from 'vitest';
import { gapsIn } from './find-gaps.ts';

const of = (translations: Record<string, string>) =>
  gapsIn(['Save', 'Added to {name}'], new Set(['Residential']), () => new Map(Object.entries(translations)));

test('a message that a language lacks is named, and a translation that lost a place', () => {
  expect(of({ Save: 'सेव करें', 'Added to {name}': '{name} में जोड़ा' })).toEqual([]);
  expect(of({ Save: 'सेव करें' }).map(({ tag, english, why }) => [tag, english, why])).toEqual([
    ['hi', 'Added to {name}', 'is not translated'],
    ['gu', 'Added to {name}', 'is not translated'],
  ]);
  const lost = of({ Save: 'सेव <0>करें</0>', 'Added to {name}': '{person} में जोड़ा' });
  expect(lost).toHaveLength(4);
  expect(new Set(lost.map(({ why }) => why))).toEqual(new Set(['loses a place, a tag or its choice']));
});

test('what is not said any more is named, unless a package says it or puts it together', () => {
  const kept = { Save: 'सेव करें', 'Added to {name}': '{name} में जोड़ा', Residential: 'रिहायशी', '{0} Cr': '{0} करोड़' };
  expect(of(kept)).toEqual([]);
  expect(of({ ...kept, 'Save all': 'सब सेव करें' }).map(({ tag, english, why }) => [tag, english, why])).toEqual([
    ['hi', 'Save all', 'is said nowhere any more'],
    ['gu', 'Save all', 'is said nowhere any more'],
  ]);
});
