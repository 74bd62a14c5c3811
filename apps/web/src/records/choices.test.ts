import { featureFields } from '@angan/contract/features/feature-fields.ts';
import { afterEach, expect, test } from 'vitest';
import { speakWith } from '../core/language/given-words.ts';
import { i18n } from '../core/language/index.ts';
import { dealTypeChoices, namesIn, wordChoices } from './choices.ts';
import { factsOf } from './field-text.ts';

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

test('lists of the platform and facts of a record are worded when they are shown, and keep their values', () => {
  const choices = wordChoices(['Ready']);
  const [deal] = dealTypeChoices;
  const english = deal!.label;
  speakWith('hi', { Ready: 'Taiyar', Category: 'Prakar', [english]: 'Bikri' });
  expect(choices[0]).toMatchObject({ id: 'Ready', label: 'Taiyar' });
  expect(namesIn(dealTypeChoices, [deal!.id])).toEqual(['Bikri']);
  expect(factsOf(featureFields, ['category'], { category: 'Ready' })).toEqual([['Prakar', 'Taiyar']]);
});
