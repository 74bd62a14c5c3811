import type { FloorLabel } from '@angan/domain/lookups/small-lists.ts';
import { latinDigits } from '../contacts/numbers.ts';
import { longestValue } from './longest.ts';

/** Floors as a cell tells them. Ground is 0, basement -1; null where the cell says nothing of it. */
export interface Floors {
  readonly floor_no: number | null;
  readonly total_floors: number | null;
  readonly floor_label: FloorLabel | null;
}

const nothing: Floors = { floor_no: null, total_floors: null, floor_label: null };
const words: readonly (readonly [RegExp, Partial<Floors>])[] = [
  [/^(?:lower ground|lgf?|lower gf)$/, { floor_no: 0, floor_label: 'Lower Ground' }],
  [/^(?:upper ground|ugf?)$/, { floor_no: 0, floor_label: 'Upper Ground' }],
  [/^(?:g|gf|gr|ground|grd|0|ગ્રાઉન્ડ|ભોંયતળિયું|भूतल|ग्राउंड)$/, { floor_no: 0, floor_label: 'Ground' }],
  [/^(?:b|bf|basement|upper basement|basement 1|cellar)$/, { floor_no: -1, floor_label: 'Basement' }],
  [/^(?:b2|basement 2|lower basement)$/, { floor_no: -2, floor_label: 'Basement' }],
  [/^(?:top|top most|last)$/, { floor_label: 'Top' }],
  [/^(?:terrace|roof)$/, { floor_label: 'Terrace' }],
  [/^(?:mezzanine|mezz)$/, { floor_label: 'Mezzanine' }],
  [/^(?:full|entire|whole)(?: building)?$/, { floor_label: 'Full building' }],
];
const spoken: ReadonlyMap<string, number> = new Map(
  Object.entries({
    first: 1,
    second: 2,
    third: 3,
    fourth: 4,
    fifth: 5,
    sixth: 6,
    seventh: 7,
    eighth: 8,
    ninth: 9,
    tenth: 10,
    પહેલો: 1,
    પહેલા: 1,
    બીજો: 2,
    બીજા: 2,
    ત્રીજો: 3,
    ત્રીજા: 3,
    ચોથો: 4,
    ચોથા: 4,
    पहली: 1,
    पहला: 1,
    दूसरी: 2,
    दूसरा: 2,
    तीसरी: 3,
    तीसरा: 3,
    चौथी: 4,
    चौथा: 4,
  }),
);

/**
 * 'Ground out of 2', '3rd of 10', '3/10', 'G+4', 'Top', '3 Floors'. `alone`: what a number alone is, by its column.
 * undefined where the cell is none of them.
 */
export const readFloors = (given: string, alone: 'floor_no' | 'total_floors'): Floors | undefined => {
  if (given.length > longestValue) return undefined;
  const text = latinDigits(given).toLowerCase().replaceAll(/[()]/g, ' ').replaceAll(/\s+/g, ' ').trim();
  const above = /^(?:g|ground)\s*\+\s*(\d+)(?: floors?| storeys?)?$/.exec(text);
  // Above the ground floor.
  if (above) return { ...nothing, total_floors: Number(above[1]) };
  const both = /^(.+?)\s*(?:out of|of|\/|from)\s*(?:total\s*)?(\d+)\s*(?:floors?|storeys?)?$/.exec(text);
  if (both) {
    const floor = one(both[1]!);
    return floor && { ...nothing, ...floor, total_floors: Number(both[2]) };
  }
  const storeys = /^(?:total\s*)?(\d+)\s*(?:floors|storeys?|storied|stories)(?: building)?$/.exec(text);
  if (storeys || (alone === 'total_floors' && /^\d+( floor)?$/.test(text)))
    return { ...nothing, total_floors: Number(/\d+/.exec(text)![0]) };
  const floor = one(text);
  return floor && { ...nothing, ...floor };
};

const one = (given: string): Partial<Floors> | undefined => {
  const text = given
    .replace(/\b(?:floor|flr|fl)\b\.?|માળે?|મજલો|मंजिल|मंज़िल|फ्लोर|ફ્લોર/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const named = words.find(([pattern]) => pattern.test(text))?.[1];
  if (named) return named;
  const number = /^(-?\d{1,3})(?:st|nd|rd|th)?$/.exec(text);
  if (number) return { floor_no: Number(number[1]) };
  const floor = spoken.get(text);
  return floor === undefined ? undefined : { floor_no: floor };
};
