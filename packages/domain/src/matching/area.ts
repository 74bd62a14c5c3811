/** Area: how near the property lies to where the person wants to be. */
import { type Criterion, known, notKnown, type Sides } from './draft.ts';
import type { MatchArea, MatchPlace } from './types.ts';
import { either, sweep } from './words.ts';

interface Nearness {
  s: number;
  text: string;
}

const place = (wanted: readonly MatchPlace[], offered: MatchPlace | null): Nearness[] =>
  offered && wanted.some((one) => one.id === offered.id) ? [{ s: 1, text: `In ${offered.name}` }] : [];

const sameZone = (a: MatchArea, b: MatchArea): boolean =>
  !!a.zone?.trim() && a.zone.trim().toLowerCase() === b.zone?.trim().toLowerCase();

const between = (offered: MatchArea, wanted: MatchArea, { ctx }: Sides): Nearness[] => {
  if (offered.id === wanted.id) return [{ s: 1, text: `In ${offered.area}` }];
  const found: Nearness[] = [];
  const km = ctx.neighbours(offered.id, wanted.id);
  if (km === null) found.push({ s: 0.7, text: `${offered.area}, next to ${wanted.area}` });
  if (typeof km === 'number' && km <= 6) {
    const distance = Math.round(km * 10) / 10;
    found.push({ s: km <= 3 ? 0.8 : 0.6, text: `${offered.area}, ${distance} km from ${wanted.area}` });
  }
  if (sameZone(offered, wanted)) found.push({ s: 0.4, text: `${offered.area}, same zone as ${wanted.area}` });
  return found;
};

const byCity = ({ inquiry, property }: Sides): Nearness =>
  inquiry.city && property.city && inquiry.city.id !== property.city.id
    ? { s: 0, text: `Other city: ${property.city.city}` }
    : { s: 0.15, text: 'Other side of city' };

export const asksArea = (inquiry: Sides['inquiry']): boolean =>
  !inquiry.any_area && inquiry.areas.length + inquiry.societies.length + inquiry.projects.length > 0;

export const area: Criterion = (sides) => {
  const { inquiry, property } = sides;
  if (!asksArea(inquiry)) return undefined;
  const found = [
    ...place(inquiry.societies, property.society),
    ...place(inquiry.projects, property.project),
    ...property.areas.flatMap((offered) => inquiry.areas.flatMap((wanted) => between(offered, wanted, sides))),
  ];
  if (found.length === 0 && property.areas.length === 0) {
    const names = [
      ...inquiry.areas.map((one) => one.area),
      ...[...inquiry.societies, ...inquiry.projects].map((one) => one.name),
    ];
    return notKnown('area', either(names));
  }
  const best = found.reduce((a, b) => (sweep(b.s - a.s) > 0 ? b : a), byCity(sides));
  return known(best.s, best.text);
};
