import type { HomeMatch } from '@angan/contract/home/home.ts';
import { t } from '@lingui/core/macro';
import { joined, word } from '../../core/language/index.ts';

/**
 * Why a pair matches, in the few words of a row: 'Fits 4 of 6 needs. Not quite: budget. Ask: facing.' The record has every
 * point in its own words, whose sentences weigh too much for a first screen.
 */
export const matchReason = ({ criteria, ask }: Pick<HomeMatch, 'criteria' | 'ask'>): string => {
  const fits = criteria.filter(({ state }) => state === 'fit').length;
  const needs = criteria.length;
  const [loss] = criteria
    .filter(({ state }) => state === 'near' || state === 'miss')
    .toSorted((a, b) => b.weight * (1 - b.s) - a.weight * (1 - a.s));
  const label = loss && word(loss.label).toLowerCase();
  const asks = joined(ask.map(word), 'and');
  return [t`Fits ${fits} of ${needs} needs.`, label && t`Not quite: ${label}.`, asks && t`Ask: ${asks}.`]
    .filter(Boolean)
    .join(' ');
};
