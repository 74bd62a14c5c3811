import { formatMobile } from '../mobile.ts';
import { strictest } from './consent.ts';
import { isNothing, sameValue } from './same.ts';
import type {
  Consent,
  InWords,
  Line,
  Merge,
  Mergeable,
  MergeFields,
  MergeRule,
  MergeValue,
  Shown,
  Whole,
} from './types.ts';

/** Numbers that a contact has room for. */
const places = 5;

interface Candidate {
  /** undefined for the person that the others are merged into. */
  readonly id: number | undefined;
  readonly value: MergeValue;
}
interface Outcome {
  readonly value: MergeValue;
  readonly losers: readonly Candidate[];
}

/**
 * A person with everybody who was merged in, merge by merge: a pure function of who they are by themselves, so that a
 * merge is undone by leaving it out, whatever came before and after it.
 */
export const unite = (own: Whole, merges: readonly Merge[], fields: MergeFields, inWords: InWords): Whole =>
  merges.reduce((whole, merge) => uniteOne(whole, merge, fields, inWords), own);

export const uniteOne = (whole: Whole, merge: Merge, fields: MergeFields, inWords: InWords): Whole => {
  const { people, choices, dropped } = merge;
  const lines: Line[] = [];
  const tell = (key: string, text: string) => {
    const isTold = hasText(whole.comment, text) || [...whole.lines, ...lines].some((line) => line.text === text);
    if (!isTold && !dropped.lines.includes(text)) lines.push({ merge: merge.id, key, text });
  };
  for (const person of people) tell(`comment:${person.id}`, person.comment.trim());
  const values = { ...whole.values };
  const shownAsField = new Set<string>();
  for (const [field, { rule, label }] of Object.entries(fields)) {
    const own: Candidate = { id: undefined, value: whole.values[field] ?? null };
    const others = people.map(({ id, values }): Candidate => ({ id, value: values[field] ?? null }));
    const { value, losers } =
      field in dropped.fields
        ? writtenOver(rule, own, others, dropped.fields[field]!)
        : rules[rule]([own, ...others], choices[field], dropped.items[field] ?? []);
    values[field] = value;
    const other = (given: MergeValue) => `Other ${label}: ${inWords(field, given)}`;
    shownAsField.add(other(value));
    for (const loser of losers)
      if (inWords(field, loser.value) !== '') tell(`${field}:${loser.id ?? 'own'}`, other(loser.value));
  }
  const isKept = (number: string) => !dropped.mobiles.includes(number);
  const main =
    people
      .find(({ id }) => id === choices.mobile_number_1)
      ?.mobiles.filter(Boolean)
      .slice(0, 1) ?? [];
  const added = people.flatMap((person) => person.mobiles).filter(isKept);
  return {
    values,
    mobiles: [...new Set([...main.filter(isKept), ...whole.mobiles, ...added])].filter(Boolean),
    order: whole.order,
    comment: whole.comment,
    // What an earlier merge told may be the field's value by now.
    lines: [...whole.lines, ...lines].filter(({ text }) => !shownAsField.has(text)),
  };
};

const rules: Record<
  MergeRule,
  (candidates: readonly Candidate[], chosen: number | undefined, without: readonly unknown[]) => Outcome
> = {
  chosen: (candidates, chosen) => {
    const wanted = candidates.find(({ id }) => id === chosen) ?? candidates[0]!;
    const winner = isNothing(wanted.value) ? (candidates.find(({ value }) => !isNothing(value)) ?? wanted) : wanted;
    const others = candidates.filter(({ value }) => !isNothing(value) && !sameValue(value, winner.value));
    return { value: winner.value, losers: others };
  },
  either: (candidates) => ({ value: candidates.some(({ value }) => value === true), losers: [] }),
  all: (candidates, _, without) => {
    const [own, ...others] = candidates.map(({ value }) => (value ?? []) as readonly (string | number)[]);
    const added = others.flat().filter((item) => !without.includes(item));
    return { value: [...new Set([...own!, ...added])].toSorted(byValue), losers: [] };
  },
  latest: (candidates) => {
    const times = candidates.map(({ value }) => value).filter((value) => typeof value === 'string');
    return { value: times.toSorted((a, b) => Date.parse(b) - Date.parse(a))[0] ?? null, losers: [] };
  },
  consent: (candidates) => {
    const winner = strictest(candidates.map(({ value }) => value as Consent));
    return { value: winner, losers: candidates.filter(({ value }) => !sameValue(value, winner)) };
  },
};

/** What somebody wrote stays; only values that came since are told. */
const writtenOver = (
  rule: MergeRule,
  own: Candidate,
  others: readonly Candidate[],
  known: readonly MergeValue[],
): Outcome => {
  const isNews = ({ value }: Candidate) =>
    !isNothing(value) && [own.value, ...known].every((other) => !sameValue(value, other));
  return { value: own.value, losers: rule === 'chosen' || rule === 'consent' ? others.filter(isNews) : [] };
};

/** Lists that are sets are kept in one order, so that they can be compared. */
export const byValue = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1;

/** Whether a text stands in another as lines of its own. */
export const hasText = (text: string, part: string): boolean => part.trim() === '' || placeOf(text, part.trim()) !== -1;

/** Where a part begins that fills whole lines of a text; -1 where it is not there. */
export const placeOf = (text: string, part: string): number => `\n${text}\n`.indexOf(`\n${part}\n`);

/** The person as a contact has room for them: five numbers, and a comment that tells of what found no field. */
export const show = (whole: Whole): Shown => {
  const mobiles = inOrder(whole);
  const said = withLines(whole.comment, whole.lines);
  const further = mobiles
    .slice(places)
    .map((number) => ({ merge: 0, key: `mobile:${number}`, text: `Also ${formatMobile(number)}` }));
  const lines = [...whole.lines, ...further.filter(({ text }) => !hasText(said, text))];
  return {
    values: whole.values,
    mobiles: Array.from({ length: places }, (_, at) => mobiles[at] ?? ''),
    comment: withLines(whole.comment, lines),
    lines,
  };
};

/** What fits is left in its places, gaps included. */
const inOrder = ({ mobiles, order }: Whole): readonly string[] => {
  if (order.length === 0 && mobiles.length <= places) return mobiles;
  const rank = (number: string) => (order.includes(number) ? order.indexOf(number) : order.length);
  return mobiles.filter((number) => number !== '').toSorted((a, b) => rank(a) - rank(b));
};

export const withLines = (comment: string, lines: readonly Line[]): string =>
  lines.length === 0 ? comment : [comment.trimEnd(), ...lines.map(({ text }) => text)].filter(Boolean).join('\n');

/** Somebody into whom nobody was merged yet. */
export const ownOf = ({ mobiles, comment, values }: Mergeable): Whole => ({
  mobiles,
  comment,
  values,
  order: [],
  lines: [],
});
