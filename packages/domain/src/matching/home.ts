/** Criteria about the home itself: its kind, rooms, furnishing, facing and parking. */
import { bhkLabel } from '../lookups/bhk.ts';
import { shortFurniture } from '../lookups/furnitures.ts';
import { shortSubtype } from '../lookups/property-types.ts';
import type { Facing } from '../lookups/small-lists.ts';
import { type Criterion, known, notKnown } from './draft.ts';
import { askedFor } from './reason-parts.ts';
import { matchReasons } from './reasons.ts';
import { lower } from './words.ts';

const { of } = matchReasons;
const SOFT_DEAL = 0.8;

export const subtype: Criterion = ({ inquiry, property, deal }) => {
  if (inquiry.subtypes.length === 0) return undefined;
  const factor = deal?.soft ? SOFT_DEAL : 1;
  const soft = deal?.soft ? { deal: lower(deal.property) } : undefined;
  const own = shortSubtype(property.subtype.name);
  if (inquiry.subtypes.some((one) => one.name === property.subtype.name))
    return known(factor, soft ? of.asAskedFor({ own, ...soft }) : of.asAsked({ own }));
  const near = inquiry.subtypes.filter((one) => one.group === property.subtype.group);
  const wanted = (near.length > 0 ? near : inquiry.subtypes).map((one) => lower(shortSubtype(one.name)));
  if (near.length === 0) return known(0, of.ownAsked({ own, asked: askedFor.words({ all: wanted }) }));
  return known(0.5 * factor, soft ? of.nearToFor({ own, wanted, ...soft }) : of.nearTo({ own, wanted }));
};

/** What one room less than asked gets, and what more than one more or less. */
export const ROOM_LESS = 0.3;
export const ROOMS_OFF = 0;

const bhkScore = (difference: number): number => {
  if (difference === 0) return 1;
  if (Math.abs(difference) === 0.5) return 0.8;
  if (difference === 1) return 0.5;
  return difference === -1 ? ROOM_LESS : ROOMS_OFF;
};

export const bhk: Criterion = ({ inquiry, property }) => {
  if (inquiry.bhk.length === 0) return undefined;
  if (property.bhk === null) return notKnown(askedFor.rooms({ values: inquiry.bhk }), 'BHK');
  const offered = property.bhk;
  const own = bhkLabel(offered);
  const [best] = inquiry.bhk
    .map((wanted) => ({ wanted, difference: offered - wanted, s: bhkScore(offered - wanted) }))
    .sort((a, b) => b.s - a.s || Math.abs(a.difference) - Math.abs(b.difference));
  const { wanted, difference, s } = best!;
  if (s === 1) return known(1, of.own({ own }));
  if (difference === 1) return known(s, of.oneMore({ own }));
  if (difference === -1) return known(s, of.oneLess({ own }));
  const short = bhkLabel(wanted).replace(/ BHK$/, '');
  return known(s, s > 0 ? of.ownFor({ own, wanted: short }) : of.ownAskedOne({ own, wanted: short }));
};

export const furniture: Criterion = ({ inquiry, property }) => {
  if (inquiry.furniture.length === 0) return undefined;
  const asked = askedFor.words({ all: inquiry.furniture.map((one) => lower(shortFurniture(one.furniture))) });
  if (!property.furniture) return notKnown(asked, 'furnishing');
  const { furniture: name, ladder } = property.furniture;
  const gap = Math.min(...inquiry.furniture.map((one) => Math.abs(one.ladder - ladder)));
  if (gap === 0) return known(1, of.own({ own: name }));
  return known(gap === 1 ? 0.6 : 0.2, of.ownAsked({ own: shortFurniture(name), asked }));
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
  const asked = askedFor.words({ all: wanted });
  if (own === null || own === 'Not known') return notKnown(asked, 'facing');
  if (wanted.includes(own)) return known(1, of.own({ own }));
  const beside = wanted.find((one) => isBeside(own, one));
  return beside ? known(0.6, of.ownFor({ own, wanted: beside })) : known(0.2, of.ownAsked({ own, asked }));
};

/** A property with no place at all misses even a wish for one; 'one short' is for those that have some. */
export const parking: Criterion = ({ inquiry, property }) => {
  const wanted = inquiry.parking_cars;
  if (!wanted) return undefined;
  if (property.parking_covered === null && property.parking_open === null) {
    return notKnown(askedFor.cars({ cars: wanted }), 'parking');
  }
  const covered = property.parking_covered ?? 0;
  const open = property.parking_open ?? 0;
  if (covered + open === 0) return { ...known(0, of.noParking({ wanted })), hasNone: true };
  const parked = { parking: { covered, open } };
  if (covered + open >= wanted) return known(1, of.parking(parked));
  return known(covered + open === wanted - 1 ? 0.5 : 0, of.parkingAsked({ ...parked, wanted }));
};
