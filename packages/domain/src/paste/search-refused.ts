/** Areas that a search does not want: 'not bopal', 'bopal sivay'. */
import { placesOf, type Span, words } from './message.ts';
import { parseMessage } from './parse.ts';
import type { Found, PasteLists } from './types.ts';

const before = words('not(?: in)?', 'except', 'excluding', 'other than', 'but not', 'minus');
const after = words(
  ...['sivay', 'sivai', 'si[vw]a+ye?', 'chho?d[ie](?:ne|kar)?', 'nahi+', 'nathi', 'ke alava', 'સિવાય', 'છોડીને'],
  ...['નહીં', 'નહિ', 'नहीं', 'छोड़कर', 'के अलावा'],
);

/** The last word of a bound before a place, or the first after it. */
const lastBefore = (text: string): Span | undefined =>
  [...text.matchAll(before)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .find(({ end }) => text.slice(end).trim() === '');
const firstAfter = (text: string): Span | undefined =>
  [...text.matchAll(after)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .find(({ start }) => text.slice(0, start).trim() === '');

export interface Refused {
  /** The areas that are wanted all the same; undefined where there is none. */
  readonly kept: readonly number[] | undefined;
  /** The refused names with the words that refuse them. */
  readonly spans: readonly Span[];
}

export const refusedAreas = (areas: Found<number[]> | undefined, plain: string, lists: PasteLists): Refused => {
  const spans: Span[] = [];
  const ids = new Set<number>();
  for (const { start, end } of areas ? placesOf(areas) : []) {
    const [no, not] = [lastBefore(plain.slice(0, start)), firstAfter(plain.slice(end))];
    if (!no && !not) continue;
    spans.push({ start: no?.start ?? start, end: not ? end + not.end : end });
    // Which of the areas it is, the name alone tells.
    for (const id of parseMessage(plain.slice(start, end), lists, 'Requirement').fields.areas?.value ?? []) ids.add(id);
  }
  const kept = areas?.value.filter((id) => !ids.has(id)) ?? [];
  return { kept: kept.length > 0 ? kept : undefined, spans };
};
