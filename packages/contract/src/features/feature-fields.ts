import { featureCategories, featureColours } from '@angan/domain/lookups/features.ts';
import { flagPair, referencesPair, requiredTextPair, setChoicePair, wordsPair } from '../kit/pairs.ts';
import { sectionsOf } from '../kit/presented.ts';
import { placeLimits } from '../places/places.ts';

const feature = sectionsOf<'Feature'>()('Feature');

/** The fields of a feature. A new one is a line here and a column of the table. */
export const featureFields = {
  feature: feature(requiredTextPair(placeLimits.feature), 'Feature', { isRequired: true }),
  category: feature(setChoicePair(featureCategories), 'Category'),
  /** Ids of the types it is offered for; none: all. */
  property_type: feature(referencesPair(), 'Offered for, all when none is chosen', { short: 'Offered for' }),
  aliases: feature(wordsPair(placeLimits.alias, placeLimits.aliases), 'Also called'),
  colour: feature(setChoicePair(featureColours), 'Colour'),
  is_active: feature(flagPair(), 'In use: forms offer it', { short: 'In use' }),
};
export type FeatureField = keyof typeof featureFields;
