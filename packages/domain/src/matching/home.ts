/** Criteria about the home itself: its kind, rooms, furnishing, facing and parking. */
import { bhkLabel } from '../lookups/bhk.ts';
import { shortFurniture } from '../lookups/furnitures.ts';
import { shortSubtype } from '../lookups/property-types.ts';
import type { Facing } from '../lookups/small-lists.ts';
import { type Criterion, known, notKnown } from './draft.ts';
import { either, lower } from './words.ts';

const SOFT_DEAL = 0.8;

export const subtype: Criterion = ({ inquiry, property, deal }) => {
  if (inquiry.subtypes.length === 0) return undefined;
  const factor = deal?.soft ? SOFT_DEAL : 1;
  const tail = deal?.soft ? `; ${lower(deal.property)}` : '';
  const own = shortSubtype(property.subtype.name);
  if (inquiry.subtypes.some((one) => one.name === property.subtype.name))
    return known(factor, `${own}, as asked${tail}`);
  const near = inquiry.subtypes.filter((one) => one.group === property.subtype.group);
  const wanted = either((near.length > 0 ? near : inquiry.subtypes).map((one) => lower(shortSubtype(one.name))));
  if (near.length > 0) return known(0.5 * factor, `${own}, near to ${wanted}${tail}`);
  return known(0, `${own}, asked ${wanted}`);
};

const bhkScore = (difference: number): number => {
  if (difference === 0) return 1;
  if (Math.abs(difference) === 0.5) return 0.8;
  if (difference === 1) return 0.5;
  return difference === -1 ? 0.3 : 0;
};

export const bhk: Criterion = ({ inquiry, property }) => {
  if (inquiry.bhk.length === 0) return undefined;
  if (property.bhk === null) return notKnown('BHK', either(inquiry.bhk.map(bhkLabel)));
  const own = property.bhk;
  const label = bhkLabel(own);
  const [best] = inquiry.bhk
    .map((wanted) => ({ wanted, difference: own - wanted, s: bhkScore(own - wanted) }))
    .sort((a, b) => b.s - a.s || Math.abs(a.difference) - Math.abs(b.difference));
  const { wanted, difference, s } = best!;
  if (s === 1) return known(1, label);
  if (Math.abs(difference) === 1) return known(s, `${label}, one ${difference > 0 ? 'more' : 'less'}`);
  const asked = bhkLabel(wanted).replace(/ BHK$/, '');
  return known(s, s > 0 ? `${label} for ${asked}` : `${label}, asked ${asked}`);
};

export const furniture: Criterion = ({ inquiry, property }) => {
  if (inquiry.furniture.length === 0) return undefined;
  const asked = either(inquiry.furniture.map((one) => lower(shortFurniture(one.furniture))));
  if (!property.furniture) return notKnown('furnishing', asked);
  const { furniture: name, ladder } = property.furniture;
  const gap = Math.min(...inquiry.furniture.map((one) => Math.abs(one.ladder - ladder)));
  if (gap === 0) return known(1, name);
  return known(gap === 1 ? 0.6 : 0.2, `${shortFurniture(name)}, asked ${asked}`);
};

const compass: readonly Facing[] = [
  'North',
  'North-East',
  'East',
  'South-East',
  'South',
  'South-West',
  'West',
  'North-West',
];

const isBeside = (a: Facing, b: Facing): boolean => {
  const gap = Math.abs(compass.indexOf(a) - compass.indexOf(b));
  return gap === 1 || gap === compass.length - 1;
};

export const facing: Criterion = ({ inquiry, property }) => {
  const wanted = inquiry.facing.filter((one) => one !== 'Not known');
  if (wanted.length === 0) return undefined;
  const own = property.facing;
  if (own === null || own === 'Not known') return notKnown('facing', either(wanted));
  if (wanted.includes(own)) return known(1, own);
  const beside = wanted.find((one) => isBeside(own, one));
  return beside ? known(0.6, `${own} for ${beside}`) : known(0.2, `${own}, asked ${either(wanted)}`);
};

/** A property with no place at all misses even a wish for one; 'one short' is for those that have some. */
export const parking: Criterion = ({ inquiry, property }) => {
  const wanted = inquiry.parking_cars;
  if (!wanted) return undefined;
  if (property.parking_covered === null && property.parking_open === null) {
    return notKnown('parking', wanted === 1 ? '1 car' : `${wanted} cars`);
  }
  const covered = property.parking_covered ?? 0;
  const open = property.parking_open ?? 0;
  const found = [covered > 0 && `${covered} covered`, open > 0 && `${open} open`].filter(Boolean).join(', ');
  if (covered + open >= wanted) return known(1, found);
  if (found === '') return known(0, `No parking, asked ${wanted}`, 'none');
  return known(covered + open === wanted - 1 ? 0.5 : 0, `${found}, asked ${wanted}`);
};
