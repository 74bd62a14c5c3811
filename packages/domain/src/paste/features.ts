import { type Message, together, words } from './message.ts';
import type { FeatureWord, Found } from './types.ts';

/** In the order in which they are read: 'main road touch' is a main road. */
const rules: readonly (readonly [FeatureWord, RegExp])[] = [
  [
    'Main road',
    words(
      '(?<!(?:near|nr|opp|off|behind|from) )main ?road(?: (?:facing|touch|frontage))?',
      'road[\\s-]?fac(?:e|ing)',
      'मेन रोड',
      'मुख्य (?:सड़क|रोड)',
      'મેઇન રોડ',
      'મેઈન રોડ',
    ),
  ],
  ['Road touch', words('road[\\s-]?touch', 'રોડ ટચ', 'रोड टच')],
  ['Park facing', words('(?:park|garden)[\\s-]?fac(?:e|ing)', '(?:पार्क|गार्डन) फेसिंग', '(?:પાર્ક|ગાર્ડન) ફેસિંગ')],
  [
    'Sea/lake/river view',
    words('(?:sea|lake|river(?:front)?|riverfront|beach|ocean)[\\s-]?(?:fac(?:e|ing)|view|touch)'),
  ],
];

/** What a unit faces or lies on, other than a side of the compass. */
export const readFeatures = (message: Message): Found<FeatureWord[]> | undefined => {
  const parts = rules.flatMap(([feature, rule]) =>
    [...message.free(rule)].map((match) => message.found(feature, match)),
  );
  return parts.length === 0 ? undefined : together([...new Set(parts.map(({ value }) => value))], parts);
};
