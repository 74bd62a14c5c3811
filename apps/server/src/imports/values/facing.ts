import { type Facing, facings } from '@angan/domain/lookups/small-lists.ts';
import { listIn } from './lists.ts';
import { type Aliases, pick } from './pick.ts';

const words: Aliases<Facing> = {
  e: 'East',
  w: 'West',
  n: 'North',
  s: 'South',
  ne: 'North-East',
  nw: 'North-West',
  se: 'South-East',
  sw: 'South-West',
  purva: 'East',
  paschim: 'West',
  uttar: 'North',
  dakshin: 'South',
};

/** 'NE', 'north east facing' as the facing of our list. */
export const readFacing = (text: string): Facing | undefined =>
  pick(facings, text.replace(/\bfac(?:ing|ed)?\b/i, ''), words);

/** Several of them; undefined where an entry is none. */
export const readFacings = (text: string): Facing[] | undefined => {
  const found = listIn(text).map(readFacing);
  return found.every((one) => one !== undefined) ? [...new Set(found)] : undefined;
};
