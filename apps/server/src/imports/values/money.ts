import { parseMoney } from '@angan/domain/money.ts';
import { type SizeUnit, sizeUnitOf } from '@angan/domain/units.ts';
import { latinDigits } from '../contacts/numbers.ts';
import { longestValue } from './longest.ts';

/** An amount of a cell, in rupees. `per`: it is for one unit of size. `monthly`: the words say so. */
export interface Amount {
  readonly rupees: number;
  readonly per?: SizeUnit;
  readonly monthly?: boolean;
  readonly negotiable?: boolean;
}

/** Said instead of a price. */
const onRequest =
  /\b(on request|p\.?o\.?r\.?|as per market|(?:call|ask|contact (?:us|owner)) for (?:the )?price|price on call)(?!\w)/i;
export const isOnRequest = (text: string): boolean => onRequest.test(text) && !/\d/.test(text);

const negotiable = /[([]?\b(slightly )?neg(?:otiable|o|\.)?\b\.?[)\]]?/i;
const monthly = /\s*(?:per|p\.?|a|\/)\s*(?:month|mth|mo|m)\b\.?|\bmonthly\b|\bpm\b/i;
const said =
  /\b(?:all inclusive|all incl\.?|incl(?:usive|uding)?\.?(?: (?:of )?(?:tax(?:es)?|gst|maintenance))?|only|fixed|final|firm|onwards?|approx\.?|around|about|asking|expected|demand|total|price|rent|starting(?: from)?|from|inr|rupees|rs)\b\.?:?|[~@]/gi;
const perSize =
  /(?:\/|\bper\b|\ba\b)\s*(?:1\s*)?(sq[a-z.\s]*|square\s+\w+|gaj|var|vaar|yards?|yd|bigha|vigha|acre|guntha|sft|ft|feet|marla|kanal|cent|hectare)s?\b\.?/i;

/**
 * '5.25 Crore', '₹ 20,115/sq.ft.', 'Rs. 45k per month', '1.2 cr (nego)' as an amount. undefined where it is none, a
 * range among it, so that nothing is guessed.
 */
export const readAmount = (given: string): Amount | undefined => {
  if (given.length > longestValue) return undefined;
  const text = latinDigits(given);
  const unit = perSize.exec(text);
  const per = unit && sizeUnitOf(unit[1]!.trim());
  if (unit && !per) return undefined;
  const bare = text
    .replace(perSize, ' ')
    .replace(negotiable, ' ')
    .replace(monthly, ' ')
    .replaceAll('₹', ' ')
    .replaceAll(said, ' ')
    .replaceAll(/[()[\]]/g, ' ')
    .replace(/\/-|\/=|\s[-/]$/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const rupees = compound(bare) ?? parseMoney(bare);
  if (rupees === undefined) return undefined;
  return {
    rupees,
    ...(per && { per }),
    ...(monthly.test(text) && { monthly: true }),
    ...(negotiable.test(text) && { negotiable: true }),
  };
};

const headedBy = /\b(?:l|la[ck]h?s?|cr|crores?|crs|thousands?)\b\.?\W{0,3}$/i;

/**
 * The words of an amount below 'Price (Lacs)': '145' is 145 lacs, and '92,5' is written with the comma of a decimal, since
 * no group of an amount has one digit or two at its end.
 */
export const underHeader = (text: string, header: string): string => {
  const step = headedBy.exec(header)?.[0].replaceAll(/\W/g, '');
  if (!step || !/^[\d.,\s]+$/.test(text)) return text;
  return `${text.trim().replace(/^(\d{1,4}),(\d{1,2})$/, '$1.$2')} ${step}`;
};

/** '1 Cr 25 Lac' */
const compound = (text: string): number | undefined => {
  const found =
    /^(\d[\d,.]*\s*cr[a-z]*\.?)\s*,?\s*(\d[\d,.]*\s*la?[a-z]*\.?)(?:\s*,?\s*(\d[\d,.]*\s*(?:k|th[a-z]*)))?$/i.exec(
      text,
    );
  if (!found) return undefined;
  const parts = found
    .slice(1)
    .filter((part) => part !== undefined)
    .map(parseMoney);
  return parts.every((part) => part !== undefined) ? parts.reduce((sum, part) => sum + part, 0) : undefined;
};

/** Lowest and highest of a wish. */
export interface MoneyRange {
  readonly min: number | null;
  readonly max: number | null;
}

const step = /[a-z]+\.?\s*$/i;

/** '60-75L', '60 L to 75 L', 'up to 1.2 cr', 'above 50 L'; one value alone is the highest. */
export const readMoneyRange = (given: string): MoneyRange | undefined => {
  if (given.length > longestValue) return undefined;
  const text = latinDigits(given).trim();
  const most = /^(?:up\s*to|upto|max(?:imum)?|below|under|less than|within|<=?)\s*:?\s*(.+)$/i.exec(text);
  if (most) return one(most[1]!, 'max');
  const least = /^(?:above|over|min(?:imum)?|from|more than|>=?)\s*:?\s*([^-–]+?)\+?$/i.exec(text);
  if (least && !/\bto\b/i.test(least[1]!)) return one(least[1]!, 'min');
  const parts = text.split(/\s*(?:-|–|—|\bto\b|\bse\b|\bthi\b)\s*/i).filter(Boolean);
  if (parts.length === 1) return text.endsWith('+') ? one(text.slice(0, -1), 'min') : one(text, 'max');
  if (parts.length !== 2) return undefined;
  const [low, high] = parts as [string, string];
  const max = readAmount(high)?.rupees;
  // '60-75L': the step of the second number is the first one's as well.
  const shared = step.test(low) ? low : `${low} ${step.exec(high.replace(/\/-$/, ''))?.[0] ?? ''}`;
  const min = readAmount(shared)?.rupees;
  if (min === undefined || max === undefined) return undefined;
  return min <= max ? { min, max } : { min: max, max: min };
};

const one = (text: string, side: 'min' | 'max'): MoneyRange | undefined => {
  const rupees = readAmount(text)?.rupees;
  return rupees === undefined ? undefined : { min: null, max: null, [side]: rupees };
};
