import { beginningOf } from '@angan/domain/beginning.ts';
import { withoutEnd } from '@angan/domain/ends.ts';
import { cities } from '@angan/domain/lookups/index.ts';
import { towns } from '@angan/domain/lookups/towns.ts';

/** A map, since a cell may well say 'constructor'. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['gurugram', 'Gurgaon'],
  ['bangalore', 'Bengaluru'],
  ['bombay', 'Mumbai'],
  ['baroda', 'Vadodara'],
  ['दिल्ली', 'Delhi'],
  ['मुंबई', 'Mumbai'],
  ['पुणे', 'Pune'],
  ['गुरुग्राम', 'Gurgaon'],
  ['गुड़गांव', 'Gurgaon'],
  ['नोएडा', 'Noida'],
  ['लखनऊ', 'Lucknow'],
  ['जयपुर', 'Jaipur'],
  ['इंदौर', 'Indore'],
  ['भोपाल', 'Bhopal'],
  ['अहमदाबाद', 'Ahmedabad'],
  ['सूरत', 'Surat'],
  ['અમદાવાદ', 'Ahmedabad'],
  ['ગાંધીનગર', 'Gandhinagar'],
  ['સુરત', 'Surat'],
  ['વડોદરા', 'Vadodara'],
  ['રાજકોટ', 'Rajkot'],
  ['મુંબઈ', 'Mumbai'],
]);
/** Towns with sectors of their own, which are not those of the city. */
const otherTowns = /\b(sohna|imt manesar|manesar|bhiwadi)\b/i;
const roman: Readonly<Record<string, string>> = { I: '1', II: '2', III: '3', IV: '4', V: '5' };
const longest = 80;

const titled = (text: string) => text.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());

/** As it is written, or with capitals where it has none. */
const cased = (text: string) => (text === text.toLowerCase() ? titled(text) : text);

const named = (word: string) => {
  const name = word.trim().normalize('NFC').toLowerCase();
  const city = aliases.get(name)?.toLowerCase() ?? name;
  return (row: { city: string }) => row.city.toLowerCase() === city;
};

/** The city of a name, as its id; undefined where it is none of the list. */
export const cityNamed = (word: string): number | undefined => cities.find(named(word))?.id;

const townIds: ReadonlySet<number> = new Set(towns.map(({ id }) => id));
const mainCities = cities.filter(({ id }) => !townIds.has(id));
/** Inside an address only the large ones are meant: Dwarka is more often Delhi's than Gujarat's. */
export const mainCityNamed = (word: string): number | undefined => mainCities.find(named(word))?.id;

/** The last city that is named among words parted by commas or, in a link, by dashes. */
export const cityIn = (text: string, between: RegExp): number | undefined =>
  text
    .split(between)
    .map(mainCityNamed)
    .findLast((id) => id !== undefined);

export interface ReadArea {
  /** '' where no area is told. */
  readonly area: string;
  /** Where the text itself says so. */
  readonly city: number | undefined;
}

/** 'Sector 57 Gurgaon', 'Bopal, Ahmedabad' as the area and its city; 'Mehrauli Gurgaon Road' keeps its Gurgaon. */
export const readArea = (given: string): ReadArea => {
  const text = given.replaceAll(/\s+/g, ' ').trim();
  const last = text.split(/[\s,]+/).at(-1) ?? '';
  const city = mainCityNamed(last);
  const name = city === undefined ? text : withoutEnd(text.slice(0, text.length - last.length), /[\s,]/);
  const area = areaNamed(name);
  return { area: area.length <= longest ? area : '', city };
};

/** What stands where a name of an area should, and is none: a size of home, a pincode, somebody's own house. */
const noPlace =
  /^(?:\d(?:\.5)?\s*(?:bhk|rk|bed\b).*|[\d\s./-]*|(?:my |our )?(?:own |independent |private )?(?:house|home|flat|apartment|property|room)|na|n\/a|nil|none|not available|other|others)$/i;

const township = /^[\p{L}][\p{L}\s.]{2,30}$/u;
const noTownship = /\b(?:block|near|opp|behind|phase|plot|house|flat|bhk|sale|rent|in|at|the)\b/i;

/** Townships with sectors of their own that are named behind them: 'Sector 2 HSR Layout'. A road of that name is none. */
const townshipBehind =
  /^[\s,]*((?:hsr layout|rohini|dwarka|salt lake(?: city)?|vasundhara|vaishali|indirapuram|airoli|ghansoli|koparkhairane|kopar khairane|vashi|sanpada|nerul|seawoods|belapur|kharghar|kamothe|ulwe|new panvel|charkop|mansarovar|pratap nagar|malviya nagar|jankipuram|indira nagar|gomti nagar))(?!\s+(?:expressway|extension|road|marg|link|metro))\b/i;

/** 'Dwarka Sector 22', 'Salt Lake City Sector 2' are of that township; 'Block C Sector 57' is not of a block. */
const townshipBefore = (text: string): string => {
  const name = text.trim();
  return township.test(name) && !noTownship.test(name) && mainCityNamed(name) === undefined ? `${name} ` : '';
};

const areaNamed = (given: string): string => {
  const text = given.replace(/^(?:in|at)\s+/i, '');
  if (noPlace.test(text)) return '';
  const sector = /\bsec(?:tor|ter)?[\s-]*(\d{1,3})\s?([a-z]?)\b/i.exec(text);
  if (sector) {
    const town = otherTowns.exec(text)?.[0];
    const behind = townshipBehind.exec(text.slice(sector.index + sector[0].length))?.[1];
    const before = town ? '' : townshipBefore(text.slice(0, sector.index)) || (behind ? `${cased(behind)} ` : '');
    return `${before}Sector ${Number(sector[1])}${sector[2]!.toUpperCase()}${town ? ` ${titled(town.toLowerCase())}` : ''}`;
  }
  const name = text
    .replace(/^(?:[a-z]\d? block|block [a-z]\d?)\s+/i, '')
    .replace(/\s+block [a-z]\d?$/i, '')
    .replace(/\bphase (I{1,3}|IV|V)\b/i, (_, number: string) => `Phase ${roman[number.toUpperCase()]}`)
    .trim();
  // A landmark or a region tells where somebody looked, not where the place is.
  if (name === '' || /^near\b/i.test(name) || /\bNCR$/.test(name) || mainCityNamed(name) !== undefined) return '';
  return cased(name);
};

const noSociety =
  /^(not applicable|nul|null|n\/?a|none|nil|private house|kothi|row house|my home|huda|independent house.*|house (?:no|number)\b.*|.*\bhouse no\b.*|floor wise.*|sec(?:tor|ter)?[\s-]*\d+\s?[a-z]?)$/i;

/** The society without the rating and the area that a portal writes behind it; '' where the text names none. */
export const readSociety = (given: string, area: string): string => {
  const whole = given.replace(/\s*[0-5]\.\d\s*★$/u, '').trim();
  // 'Anand Garden, Sector 105' names the area once more.
  const behind = /^(.+?),\s*([^,]+)$/.exec(whole);
  const name = behind && area !== '' && readArea(behind[2]!).area === area ? behind[1]! : whole;
  return noSociety.test(name) || name.toLowerCase() === area.toLowerCase() ? '' : beginningOf(name, 120);
};
