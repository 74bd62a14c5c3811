/** How much each criterion counts, by kind of deal. A company may change the numbers, never their sum of 100. */
import { dealUnit } from '../lookups/deal-types.ts';
import type { Sides } from './draft.ts';
import type { WeightColumn, Weights } from './types.ts';

export const defaultWeights: Weights = {
  'Residential sale': {
    budget: 26,
    area: 24,
    bhk: 14,
    size: 8,
    subtype: 8,
    possession: 8,
    furniture: 4,
    floor: 2,
    facing: 2,
    parking: 2,
    features: 2,
  },
  'Residential rent': {
    budget: 26,
    area: 24,
    bhk: 14,
    size: 4,
    subtype: 6,
    possession: 8,
    furniture: 10,
    floor: 2,
    facing: 1,
    parking: 2,
    features: 3,
  },
  'Commercial sale': {
    budget: 24,
    area: 22,
    size: 18,
    subtype: 12,
    possession: 6,
    furniture: 4,
    floor: 4,
    facing: 1,
    parking: 3,
    features: 2,
    specs: 4,
  },
  'Commercial lease': {
    budget: 24,
    area: 22,
    size: 18,
    subtype: 12,
    possession: 6,
    furniture: 8,
    floor: 3,
    parking: 3,
    features: 1,
    specs: 3,
  },
  Land: { budget: 26, area: 26, size: 22, subtype: 12, possession: 4, facing: 6, features: 4 },
  'Pre-leased': { budget: 22, area: 14, size: 8, subtype: 8, floor: 2, features: 2, roi: 30, lease_terms: 14 },
};

/** Which column a pair is weighed by. It depends on both sides, so that the pair has one score from either. */
export const weightColumn = ({ inquiry, property, deal }: Sides): WeightColumn => {
  const offered = deal?.property ?? property.deal_types[0] ?? inquiry.deal_types[0] ?? 'Sale';
  if (offered === 'Pre-leased') return 'Pre-leased';
  if (property.subtype.group === 'Res. land' || property.subtype.group === 'Com. land') return 'Land';
  const isSale = dealUnit(offered) === 'total';
  if (property.property_type === 'Residential') return isSale ? 'Residential sale' : 'Residential rent';
  return isSale ? 'Commercial sale' : 'Commercial lease';
};
