import { formatDate } from '@angan/domain/dates.ts';

const and = new Intl.ListFormat('en', { type: 'conjunction' });

/** People of a group who are named when not all of it share something. */
const named = 3;

/** 'Both have 98240 11768', 'All 3 have 98240 11768', 'Mehul Trivedi and M. Trivedi have 98240 11768'. */
export const haveIn = (
  group: readonly number[],
  who: readonly number[],
  names: ReadonlyMap<number, string>,
  what: string,
): string => {
  if (who.length === group.length) return `${group.length === 2 ? 'Both' : `All ${group.length}`} have ${what}`;
  const few = who.length > named ? who.slice(0, named - 1) : who;
  const others = who.length > few.length ? [`${who.length - few.length} others`] : [];
  return `${and.format([...few.map((id) => names.get(id) || 'Unknown'), ...others])} have ${what}`;
};

/** 'Names are alike, both in Bopal'. */
export const alikeIn = (place: string): string => `Names are alike, both in ${place}`;

/** 'Not the same, said Kavita on 21/11/2026'. */
export const saidNot = (by: string, at: string): string =>
  `Not the same, said ${by.split(' ')[0] || 'somebody'} on ${formatDate(at)}`;
