import { gujarati } from './gujarati.ts';
import { christian, marwari, muslim, parsi, punjabi, sindhi, south } from './others.ts';
import { type Script, type Word, wordsOf } from './scripts.ts';

export type Respect = 'bhai' | 'ji' | 'none';

/** People of one mother tongue or faith, whose first and last names go together. */
export interface Community {
  readonly men: readonly Word[];
  readonly women: readonly Word[];
  readonly surnames: readonly Word[];
  /** How likely the office writes such a name in each script. */
  readonly scripts: readonly (readonly [Script, number])[];
  /** What people add to a first name: -bhai and -ben, ji, or nothing. */
  readonly respect: Respect;
}

const written = (
  lists: { men: string; women: string; surnames: string },
  respect: Respect,
  scripts: Community['scripts'],
): Community => ({
  men: wordsOf(lists.men),
  women: wordsOf(lists.women),
  surnames: wordsOf(lists.surnames),
  respect,
  scripts,
});

const asGujaratis: Community['scripts'] = [
  ['latin', 66],
  ['gujarati', 32],
  ['devanagari', 2],
];
const asNorthIndians: Community['scripts'] = [
  ['latin', 62],
  ['gujarati', 4],
  ['devanagari', 34],
];

/** Gujaratis and Marwaris stand first. Communities with their share, in percent, of whom an office on the west side of Ahmedabad knows. */
export const communities: readonly (readonly [Community, number])[] = [
  [written(gujarati, 'bhai', asGujaratis), 52],
  [written(marwari, 'ji', asNorthIndians), 15],
  [written(muslim, 'bhai', asGujaratis), 11],
  [written(sindhi, 'bhai', asGujaratis), 6],
  [written(punjabi, 'ji', asNorthIndians), 6],
  [
    written(south, 'none', [
      ['latin', 88],
      ['devanagari', 12],
    ]),
    5,
  ],
  [written(christian, 'none', asGujaratis), 3],
  [written(parsi, 'none', asGujaratis), 2],
];
