import { type Possession, possessions } from '@angan/domain/lookups/possessions.ts';
import { type PropertyAge, propertyAges } from '@angan/domain/lookups/small-lists.ts';
import { plainWord } from './pick.ts';

export interface ReadAge {
  readonly possession: number | null;
  readonly possession_date: string | null;
  readonly property_age: PropertyAge | null;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const idOf = (name: Possession) => possessions.find((row) => row.possession === name)!.id;
const nothing: ReadAge = { possession: null, possession_date: null, property_age: null };
const ready: ReadAge = { ...nothing, possession: idOf('Ready to move') };

/** Words of the trade for our possessions, in plain form. */
const words: ReadonlyMap<string, Possession> = new Map(
  Object.entries({
    ready: 'Ready to move',
    'ready to shift': 'Ready to move',
    'ready possession': 'Ready to move',
    rtm: 'Ready to move',
    immediate: 'Ready to move',
    immediately: 'Ready to move',
    'immediate possession': 'Ready to move',
    vacant: 'Ready to move',
    // At the latest, since that is what a buyer has to reckon with.
    'within 6 months': '3-6 months',
    'within 1 year': '6-12 months',
    'within a year': '6-12 months',
    'new launch': 'New launch',
    'pre launch': 'New launch',
  }),
);

/**
 * '5 to 10 Year Old', 'Within 6 months', 'Jun 2027', 'By 2027', 'Ready' as possession, its date and age. undefined for
 * what our lists cannot say, such as '10+ Year Old', which they divide further.
 */
export const readAge = (given: string): ReadAge | undefined => {
  const text = plainWord(given);
  if (text === 'undefined') return nothing;
  const old = /^(\d+)(?: to (\d+)| (\d+))?(\+)? ?(?:years?|yrs?)(?: old)?$/.exec(text);
  if (old && !given.includes('+')) {
    const property_age = ageOf(Number(old[1]), old[2] ?? old[3]);
    return property_age ? { ...ready, property_age } : undefined;
  }
  if (old) return Number(old[1]) >= 20 ? { ...ready, property_age: '20+' } : undefined;
  if (/^(?:new|brand new|new construction|newly built)$/.test(text)) return { ...ready, property_age: 'New' };
  const named = words.get(text) ?? possessions.find((row) => plainWord(row.possession) === text)?.possession;
  if (named && !possessions.find((row) => row.possession === named)!.needs_date)
    return { ...nothing, possession: idOf(named) };
  const date = dateIn(text);
  return date ? { ...nothing, possession: idOf('Under construction'), possession_date: date } : undefined;
};

/** A possession of our list by its own name or by a word of the trade, whatever else it needs. */
export const possessionNamed = (given: string): number | undefined =>
  possessions.find((row) => plainWord(row.possession) === plainWord(given))?.id ??
  readAge(given)?.possession ??
  undefined;

/** Whether it is said to be old, although our list cannot say how old: it stands, so one can move in. */
export const isOld = (given: string): boolean => /\byears? old\b|\byrs? old\b/i.test(given);
export const readyToMove = ready.possession;

/** The step of our list for years in words, '5-10' or '7'. */
export const readYears = (given: string): PropertyAge | undefined => {
  const found = /^(\d+)(?: (?:to )?(\d+))?(?: ?(?:years?|yrs?)(?: old)?)?$/.exec(plainWord(given));
  if (given.includes('+')) return found && Number(found[1]) >= 20 ? '20+' : undefined;
  return found ? ageOf(Number(found[1]), found[2]) : undefined;
};

const ageOf = (from: number, to: string | undefined): PropertyAge | undefined => {
  if (to !== undefined) return propertyAges.find((age) => age === `${from}-${to}`);
  if (from >= 20) return '20+';
  return (['0-1', '1-5', '5-10', '10-15', '15-20'] as const).find((age) => from < Number(age.split('-')[1]));
};

/** 'Dec 2027', 'by 2028': the last day of it. */
export const lastDayIn = (given: string): string | undefined => dateIn(plainWord(given));

/** The last day of what is named: a month or a year. */
const dateIn = (text: string): string | undefined => {
  const month = /^(?:by |possession (?:by )?)?([a-z]{3})[a-z]* (\d{4})$/.exec(text);
  const index = month ? months.indexOf(month[1]!) : -1;
  if (month && index >= 0) return new Date(Date.UTC(Number(month[2]), index + 1, 0)).toISOString().slice(0, 10);
  const year = /^by (\d{4})$/.exec(text);
  return year ? `${year[1]}-12-31` : undefined;
};
