import { type Possession, possessions } from '@angan/domain/lookups/possessions.ts';
import type { PropertyAge } from '@angan/domain/lookups/small-lists.ts';

export interface ListedAge {
  possession: number | null;
  possession_date: string | null;
  property_age: PropertyAge | null;
  /** What our lists cannot say. */
  note: string | null;
}

const ages: Readonly<Record<string, PropertyAge>> = { '0 to 1': '0-1', '1 to 5': '1-5', '5 to 10': '5-10' };
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const idOf = (name: Possession) => possessions.find((row) => row.possession === name)!.id;
const nothing: ListedAge = { possession: null, possession_date: null, property_age: null, note: null };

/** '5 to 10 Year Old', 'Within 6 months', 'Jun 2027', 'By 2027' as possession, its date and age. */
export const readAge = (text: string): ListedAge => {
  const given = text.toLowerCase();
  if (given === '' || given === 'undefined') return nothing;
  const old = /^(.+?) years? old$/.exec(given);
  if (old) {
    const property_age = ages[old[1]!] ?? null;
    return {
      ...nothing,
      possession: idOf('Ready to move'),
      property_age,
      note: property_age ? null : `Age on the portal: ${text}.`,
    };
  }
  if (given === 'ready to move') return { ...nothing, possession: idOf('Ready to move') };
  if (given === 'within 3 months') return { ...nothing, possession: idOf('Within 3 months') };
  // At the latest, since that is what a buyer has to reckon with.
  if (given === 'within 6 months') return { ...nothing, possession: idOf('3-6 months') };
  const date = dateIn(given);
  if (date) return { ...nothing, possession: idOf('Under construction'), possession_date: date };
  return { ...nothing, note: `Possession on the portal: ${text}.` };
};

/** The last day of what is named: a month or a year. */
const dateIn = (given: string): string | undefined => {
  const month = /^(?:by )?([a-z]{3}) (\d{4})$/.exec(given);
  const index = month ? months.indexOf(month[1]!) : -1;
  if (month && index >= 0) return new Date(Date.UTC(Number(month[2]), index + 1, 0)).toISOString().slice(0, 10);
  const year = /^by (\d{4})$/.exec(given);
  return year ? `${year[1]}-12-31` : undefined;
};
