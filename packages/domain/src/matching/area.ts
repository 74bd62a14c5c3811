/** Area: how near the property lies to where the person wants to be. */
import { type Criterion, type Draft, known, notKnown, type Sides, unknown } from './draft.ts';
import { askedFor } from './reason-parts.ts';
import { matchReasons } from './reasons.ts';
import type { MatchArea, MatchInquiry, MatchPlace } from './types.ts';
import { sweep } from './words.ts';

const { of } = matchReasons;

/** What lies as far as this, or in none of the societies asked for, is elsewhere. */
export const ELSEWHERE = 0.15;
const nearKm = 3;
const farKm = 6;

const inPlace = (wanted: readonly MatchPlace[], offered: MatchPlace | null): Draft[] =>
  offered && wanted.some((one) => one.id === offered.id) ? [known(1, of.inPlace({ place: offered.name }))] : [];

const sameZone = (a: MatchArea, b: MatchArea): boolean =>
  !!a.zone?.trim() && a.zone.trim().toLowerCase() === b.zone?.trim().toLowerCase();

const nameWords = (area: string): string[] => area.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whether the name of one stands in that of the other, word by word: 'Miyapur, NH 9' and 'Miyapur'. */
const areAlike = (a: MatchArea, b: MatchArea): boolean => {
  const [short, long] = [nameWords(a.area), nameWords(b.area)].sort((one, other) => one.length - other.length);
  return short!.length > 0 && ` ${long!.join(' ')} `.includes(` ${short!.join(' ')} `);
};

const between = (offered: MatchArea, wanted: MatchArea, { ctx }: Sides): Draft => {
  if (offered.id === wanted.id) return known(1, of.inPlace({ place: offered.area }));
  const names = { area: offered.area, wanted: wanted.area };
  const km = ctx.neighbours(offered.id, wanted.id);
  const away = (distance: number) => of.away({ ...names, km: Math.round(distance * 10) / 10 });
  if (typeof km === 'number' && km <= farKm) return known(km <= nearKm ? 0.8 : 0.6, away(km));
  if (km === undefined && areAlike(offered, wanted)) return known(0.8, of.alike(names));
  if (km === null) return known(0.7, of.nextTo(names));
  if (sameZone(offered, wanted)) return known(0.4, of.sameZone(names));
  return km === undefined ? unknown(of.distanceUnknown, 'exact location') : known(ELSEWHERE, away(km));
};

export const asksArea = (inquiry: MatchInquiry): boolean =>
  !inquiry.any_area && inquiry.areas.length + inquiry.societies.length + inquiry.projects.length > 0;

/** Where only a society or a project was asked for, and the property is not known to lie in it. */
const outside = ({ inquiry, property }: Sides): Draft => {
  const names = [...inquiry.societies, ...inquiry.projects].map((one) => one.name);
  if (property.society || property.project) return known(ELSEWHERE, of.notIn({ places: names }));
  return notKnown(askedFor.names({ names }), 'society');
};

export const area: Criterion = (sides) => {
  const { inquiry, property } = sides;
  if (!asksArea(inquiry)) return undefined;
  const inside = [...inPlace(inquiry.societies, property.society), ...inPlace(inquiry.projects, property.project)];
  if (inside.length > 0) return inside[0];
  if (inquiry.city && property.city && inquiry.city.id !== property.city.id)
    return known(0, of.otherCity({ city: property.city.city }));
  if (inquiry.areas.length === 0) return outside(sides);
  if (property.areas.length === 0) {
    return notKnown(askedFor.names({ names: inquiry.areas.map((one) => one.area) }), 'area');
  }
  return property.areas
    .flatMap((offered) => inquiry.areas.map((wanted) => between(offered, wanted, sides)))
    .reduce((a, b) => (sweep(b.s - a.s) > 0 ? b : a));
};
