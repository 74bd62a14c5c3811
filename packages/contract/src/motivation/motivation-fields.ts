import { languages } from '@angan/domain/lookups/office.ts';
import { countPair, datePair, flagPair, requiredTextPair, setChoicePair, textPair } from '../kit/pairs.ts';
import { sectionsOf } from '../kit/presented.ts';

const motivation = sectionsOf<'Motivation'>()('Motivation');

/** The fields of a sentence of the day. `day`: of the year, 1 to 366 (domain's `dayOfYear`). */
export const motivationFields = {
  quote: motivation(requiredTextPair(240), 'Message', { isRequired: true }),
  author: motivation(textPair(80), 'Author', { hint: 'Empty where it is nobody’s' }),
  language: motivation(setChoicePair(languages), 'Language'),
  day: motivation(countPair(1, 366), 'Every year on', { hint: 'Day and month, such as 15/08' }),
  date: motivation(datePair(), 'On one date', { hint: 'Empty, and no day above: it takes its turn' }),
  is_active: motivation(flagPair(), 'In use: it is shown', { short: 'In use' }),
};
export type MotivationField = keyof typeof motivationFields;
