import type { DealType } from '@angan/domain/lookups/deal-types.ts';
import type { PropertySubtype } from '@angan/domain/lookups/property-types.ts';
import { latinDigits } from '../contacts/numbers.ts';
import { type ReadArea, readArea } from './places.ts';
import { readBhk } from './rooms.ts';
import { subtypeIn } from './subtypes.ts';

/** What the headline of an advertisement says. */
export interface Headline {
  readonly subtype: PropertySubtype | undefined;
  readonly deal: DealType | undefined;
  readonly beds: number | undefined;
  readonly place: ReadArea | undefined;
}

/** '5 Bedroom House for sale in Sector 57 Gurgaon': rooms, subtype, deal and area. */
export const readHeadline = (text: string): Headline => {
  const offer = /^(.*?)\s*\b(?:for|on)\s+(sale|resale|rent|lease)\b/i.exec(text);
  const place = / in (.+)$/i.exec(text)?.[1];
  const deal = offer?.[2]?.toLowerCase();
  return {
    subtype: subtypeIn(offer?.[1] ?? text),
    deal: deal === 'rent' ? 'Rent' : deal === 'lease' ? 'Lease' : deal ? 'Sale' : undefined,
    beds: bedsIn(text),
    place: place === undefined ? undefined : readArea(place),
  };
};

/** The bedrooms that words name, beside whatever else: '2 BHK Flat', 'ફ્લેટ ૨ BHK'. */
export const bedsIn = (text: string): number | undefined => {
  const rooms = /(\d{1,2}(?:\.5)?(?:\s?\+\s?1)?)\s?(?:bedroom|bhk|rk|बीएचके|બીએચકે)/i.exec(latinDigits(text));
  return rooms ? readBhk(rooms[0].replace(/बीएचके|બીએચકે/, 'BHK')) : undefined;
};

const portals: readonly (readonly [RegExp, string])[] = [
  [/\b99acres\.com/i, '99acres'],
  [/\bmagicbricks\.com/i, 'MagicBricks'],
  [/\bhousing\.com/i, 'Housing'],
  [/\bnobroker\.in/i, 'NoBroker'],
  [/\bsquareyards\.com/i, 'SquareYards'],
];

/** The portal of a link, and the number of the listing where the link ends in it. */
export const readLink = (link: string): { source: string; external_ref: string } => ({
  source: portals.find(([pattern]) => pattern.test(link))?.[1] ?? '',
  external_ref: /spid-([A-Z]\d+)$/i.exec(link.trim())?.[1] ?? '',
});
