import { cities } from '@angan/domain/lookups/index.ts';
import type { ListingRow } from './read.ts';

/** Where a listing lies: the name of its area, and the id of its city. */
export interface Place {
  area: string;
  city: number;
}

const longest = 80;
const aliases: Readonly<Record<string, string>> = { Gurugram: 'Gurgaon', Bangalore: 'Bengaluru', Bombay: 'Mumbai' };
/** Towns with sectors of their own, which are not those of the city. */
const otherTowns = /\b(sohna|imt manesar|manesar|bhiwadi)\b/i;
const roman: Readonly<Record<string, string>> = { I: '1', II: '2', III: '3', IV: '4', V: '5' };

const cityNamed = (word: string): number | undefined =>
  cities.find((row) => row.city.toLowerCase() === (aliases[titled(word)] ?? word).toLowerCase())?.id;
const titled = (text: string) => text.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());

/**
 * The area of '5 Bedroom House for sale in Sector 57 Gurgaon': what follows 'in', less the city, a block or a part. The
 * city at the end of it goes before those of the address and the link, which the portal fills with the city searched in.
 */
export const readPlace = (row: ListingRow): Place | undefined => {
  const text = / in (.+)$/.exec(row.property_name)?.[1]?.trim() ?? '';
  const last = text.split(/[\s,]+/).at(-1) ?? '';
  const ownCity = cityNamed(last);
  const elsewhere = [...row.link.split('-'), ...row.address.split(',')].map((one) => cityNamed(one.trim()));
  const city = ownCity ?? elsewhere.findLast((id) => id !== undefined);
  // 'Mehrauli Gurgaon Road' keeps its Gurgaon: only a city at the end is one.
  const name = ownCity === undefined ? text : text.slice(0, text.length - last.length).replace(/[\s,]+$/, '');
  const area = areaNamed(name);
  return area && city !== undefined && area.length <= longest ? { area, city } : undefined;
};

const areaNamed = (text: string): string | undefined => {
  const sector = /\bsec(?:tor|ter)?[\s-]*(\d{1,3})\s?([a-z]?)\b/i.exec(text);
  if (sector) {
    const town = otherTowns.exec(text)?.[0];
    return `Sector ${Number(sector[1])}${sector[2]!.toUpperCase()}${town ? ` ${titled(town.toLowerCase())}` : ''}`;
  }
  const name = text
    .replace(/^(?:[a-z]\d? block|block [a-z]\d?)\s+/i, '')
    .replace(/\s+block [a-z]\d?$/i, '')
    .replace(/\bphase (I{1,3}|IV|V)\b/i, (_, number: string) => `Phase ${roman[number.toUpperCase()]}`)
    .trim();
  // A landmark or a region tells where somebody looked, not where the house stands.
  if (name === '' || /^near\b/i.test(name) || /\bNCR$/.test(name) || cityNamed(name) !== undefined) return undefined;
  return name === name.toLowerCase() ? titled(name) : name;
};

const noSociety =
  /^(not applicable|nul|null|n\/?a|none|nil|private house|kothi|row house|my home|huda|independent house.*|house (?:no|number)\b.*|.*\bhouse no\b.*|floor wise.*|sec(?:tor|ter)?[\s-]*\d+\s?[a-z]?)$/i;

/** The society without the rating that the portal writes behind it; '' where the text names none. */
export const readSociety = (row: ListingRow, area: string): string => {
  const name = row.society.replace(/\s*[0-5]\.\d\s*★$/u, '').trim();
  return noSociety.test(name) || name.toLowerCase() === area.toLowerCase() ? '' : name.slice(0, 120);
};
