import {
  isHomeNumber,
  isLandmark,
  isLane,
  isNear,
  isPartOfPlace,
  isRegion,
  isRoad,
  isSociety,
  isState,
  leadsToPlace,
  saysNoPlace,
} from './place-words.ts';
import { mainCityNamed, readArea } from './places.ts';

/** What a cell that holds a whole address in words says. */
export interface WrittenPlace {
  /** '' where no area is told. */
  readonly area: string;
  /** Where the text itself says so. */
  readonly city: number | undefined;
  /** '' where it names none. */
  readonly society: string;
}

/**
 * 'Gokul Regency, Thakur Complex', 'Miyapur, NH 9', '231/21, Evershine Nagar, Hennur, Bangalore - 560043': the area is
 * the last part that is a place, since people write the smaller before the larger; roads run through many areas, and
 * what lies near is somewhere else. `said`: the city of the row's own column.
 */
export const readWrittenPlace = (cell: string, said: number | undefined): WrittenPlace => {
  const parts = partsOf(cell);
  const of = (kind: Kind) => parts.filter((part) => part.kind === kind).map(({ text }) => text);
  const society = of('society').at(-1) ?? '';
  const cities = of('city');
  const named = cities.map(mainCityNamed).findLast((id) => id !== undefined);
  const place = placeIn(parts) ?? roadIn(of('road')) ?? of('region').at(-1) ?? of('part').at(-1) ?? society;
  if (place !== '') {
    const { area, city } = readArea(place);
    return { area, city: city ?? named, society: place === society ? '' : society };
  }
  // 'Howrah' in a list of Kolkata is a part of it there.
  const elsewhere = said !== undefined && named !== undefined && named !== said;
  return { area: elsewhere ? cities.at(-1)! : '', city: elsewhere ? said : named, society: '' };
};

type Kind = 'city' | 'region' | 'road' | 'society' | 'part' | 'place';
interface Part {
  readonly kind: Kind;
  readonly text: string;
}

/** The last place; with the sector of its own that stands beside it, which is an area for itself. */
const placeIn = (parts: readonly Part[]): string | undefined => {
  const own = parts.filter(({ kind }) => kind === 'place' || kind === 'part');
  const at = own.findLastIndex(({ kind }) => kind === 'place');
  const sector = own.findLastIndex(({ text }) => /^sec(?:tor)?\b/i.test(text));
  if (sector > at && at >= 0) return `${own[at]!.text} ${own[sector]!.text}`;
  if (sector >= 0) return [own[sector], own[sector + 1]].map((part) => part?.text ?? '').join(' ');
  // 'Anna Nagar, Phase 2': its part stands behind the name.
  if (at >= 0)
    return [own[at], own[at + 1]]
      .map((part) => part?.text ?? '')
      .join(' ')
      .trim();
  return undefined;
};

/** The road itself before its lanes; of two roads the first, at which the home stands. */
const roadIn = (roads: readonly string[]): string | undefined => roads.find((road) => !isLane(road)) ?? roads[0];

const partsOf = (cell: string): Part[] =>
  cell
    .split(/[,|\n]| [-–] /)
    .map((part) => cleaned(firstOfSeveral(part)))
    .filter((text) => text !== '')
    .map((text) => ({ kind: kindOf(text), text }))
    .filter((part, at, all) => !isOwner(part.text) || all.length === 1 || at === all.length - 1);

/** 'Miyapur/Hafeezpet' lies between two; the first is meant more. */
const firstOfSeveral = (part: string): string => {
  const several = part.split(/\/| & /).map((one) => one.trim());
  return several.every((one) => /^\p{L}[\p{L} ]{3,}$/u.test(one)) ? several[0]! : part;
};

/** 'Ramesh house': whose home it is, before the area. */
const isOwner = (part: string): boolean => /\S (?:house|home)$/i.test(part);

const kindOf = (text: string): Kind => {
  if (mainCityNamed(text) !== undefined || isState(text)) return 'city';
  if (isRegion(text)) return 'region';
  if (isRoad(text)) return 'road';
  if (isPartOfPlace(text)) return 'part';
  return isSociety(text) ? 'society' : 'place';
};

const sides: Readonly<Record<string, string>> = {
  w: 'West',
  e: 'East',
  west: 'West',
  east: 'East',
  n: 'North',
  s: 'South',
};

const roman = ['', 'I', 'II', 'III', 'IV', 'V'];
const romanSector = /\bsec(?:tor)?[\s-]{1,2}(i{1,3}|iv|v)\b/i;

/** A part without what leads to it, what lies near it, its pincode and its state; '' where it is no place. */
const cleaned = (given: string): string => {
  let words = given
    .replaceAll(/\bphase(?=\d)/gi, 'Phase ')
    .replace(romanSector, (_, number: string) => `Sector ${roman.indexOf(number.toUpperCase())}`)
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '-' && !/^\d{6}$/.test(word));
  // A number to call is nobody's address.
  if (words.some((word) => /\d{8}/.test(word))) return '';
  const lead = words.findLastIndex((word, at) => leadsToPlace(word) && saysNoPlace(words.slice(0, at)));
  const isBeside = lead >= 0 && isNear(words[lead]!);
  words = words.slice(lead + 1);
  const beside = words.findIndex((word, at) => at > 0 && isNear(word));
  if (beside > 0) words = words.slice(0, beside);
  const text = withSide(words);
  if (text === '' || saysNoPlace(words) || isHomeNumber(text) || isLandmark(text)) return '';
  // 'near the old well' describes; a name is written as one.
  if (isBeside && !/^\p{Lu}/u.test(text) && text !== text.toUpperCase() && /^(?:the|a)\b/i.test(text)) return '';
  return text;
};

/** 'Andheri (W)', 'Andheri W' as 'Andheri West'. */
const withSide = (words: readonly string[]): string => {
  const last = words.at(-1) ?? '';
  const side = /^\(?(\p{L}+)\)?$/u.exec(last)?.[1]?.toLowerCase() ?? '';
  const before = words.slice(0, -1);
  const isSide =
    before.length > 0 &&
    Object.hasOwn(sides, side) &&
    /\p{L}{3}$/u.test(before.at(-1)!) &&
    !isPartOfPlace(before.at(-1)!);
  return [...before, isSide ? sides[side]! : last].join(' ').trim();
};
