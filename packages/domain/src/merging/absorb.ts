import { isEqual, isNothing } from './same.ts';
import type { Line, Merge, Mergeable, MergeFields, Shown, Whole } from './types.ts';
import { byValue, placeOf } from './unite.ts';

export interface Node {
  readonly own: Whole;
  readonly merges: readonly Merge[];
}

/**
 * Takes in what people changed on a merged person since it was last shown: a value that somebody wrote is the person's
 * own from then on, and no merge speaks of it any more, so that it outlives every undoing.
 */
export const absorb = (node: Node, shown: Shown, current: Mergeable, fields: MergeFields): Node =>
  absorbComment(absorbMobiles(absorbFields(node, shown, current, fields), shown, current), shown, current, fields);

const withDropped = (
  merges: readonly Merge[],
  more: (dropped: Merge['dropped'], people: Merge['people']) => Partial<Merge['dropped']>,
) => merges.map((merge) => ({ ...merge, dropped: { ...merge.dropped, ...more(merge.dropped, merge.people) } }));

const absorbFields = (node: Node, shown: Shown, current: Mergeable, fields: MergeFields): Node => {
  let { own, merges } = node;
  for (const [field, { rule }] of Object.entries(fields)) {
    const [before, after] = [shown.values[field] ?? null, current.values[field] ?? null];
    if (isEqual(before, after)) continue;
    if (rule === 'all') {
      const [was, is] = [before, after] as (readonly (string | number)[])[];
      const removed = was!.filter((item) => !is!.includes(item));
      const added = is!.filter((item) => !was!.includes(item));
      const mine = (own.values[field] ?? []) as readonly (string | number)[];
      const kept = [...new Set([...mine, ...added])].filter((item) => !removed.includes(item)).toSorted(byValue);
      own = { ...own, values: { ...own.values, [field]: kept } };
      merges = withDropped(merges, ({ items }) => ({
        items: { ...items, [field]: [...(items[field] ?? []), ...removed] },
      }));
    } else {
      own = { ...own, values: { ...own.values, [field]: after } };
      merges = withDropped(merges, (dropped, people) => {
        const stood = people.map(({ values }) => values[field] ?? null).filter((value) => !isNothing(value));
        return { fields: { ...dropped.fields, [field]: [...(dropped.fields[field] ?? []), ...stood] } };
      });
    }
  }
  return { own, merges };
};

const absorbMobiles = ({ own, merges }: Node, shown: Shown, current: Mergeable): Node => {
  if (isEqual(shown.mobiles, current.mobiles)) return { own, merges };
  const removed = shown.mobiles.filter((number) => number !== '' && !current.mobiles.includes(number));
  const added = current.mobiles.filter((number) => number !== '' && !shown.mobiles.includes(number));
  return dropMobiles(
    {
      own: {
        ...own,
        mobiles: [...new Set([...own.mobiles.filter(Boolean), ...added])],
        order: current.mobiles.filter(Boolean),
      },
      merges,
    },
    removed,
  );
};

const dropMobiles = ({ own, merges }: Node, removed: readonly string[]): Node =>
  removed.length === 0
    ? { own, merges }
    : {
        own: { ...own, mobiles: own.mobiles.filter((number) => !removed.includes(number)) },
        merges: withDropped(merges, ({ mobiles }) => ({ mobiles: [...new Set([...mobiles, ...removed])] })),
      };

/**
 * What stands in the comment besides the lines of merges is the person's own. A line that was rewritten or taken out is
 * no merge's any more, and neither is one about a field that somebody has filled in anew: that stays as it stands.
 */
const absorbComment = (node: Node, shown: Shown, current: Mergeable, fields: MergeFields): Node => {
  const isOutdated = ({ key }: Line) => {
    const field = key.slice(0, key.lastIndexOf(':'));
    return field in fields && !isEqual(shown.values[field] ?? null, current.values[field] ?? null);
  };
  const outdated = shown.lines.filter(isOutdated);
  if (current.comment === shown.comment && outdated.length === 0) return node;
  let text = current.comment;
  const gone: Line[] = [...outdated];
  // The last first: what was merged in stands at the end, and an equal line above it is somebody's own.
  for (const line of shown.lines.toReversed()) {
    if (outdated.includes(line)) continue;
    const rest = without(text, line.text);
    if (rest === undefined) gone.push(line);
    else text = rest;
  }
  const told = gone.filter(({ merge }) => merge === 0).map(({ key }) => key.slice('mobile:'.length));
  const numbers = told.filter((number) => !current.mobiles.includes(number));
  const merges = node.merges.map((merge) => {
    const lines = gone.filter((line) => line.merge === merge.id).map(({ text }) => text);
    return { ...merge, dropped: { ...merge.dropped, lines: [...new Set([...merge.dropped.lines, ...lines])] } };
  });
  const isGone = (line: Line) => gone.some(({ text }) => text === line.text);
  const lines = node.own.lines.filter((line) => !isGone(line));
  return dropMobiles({ own: { ...node.own, comment: text, lines }, merges }, numbers);
};

/** The text without the last place where `part` fills whole lines; undefined where it has none. */
const without = (text: string, part: string): string | undefined => {
  if (placeOf(text, part) === -1) return undefined;
  const at = `\n${text}\n`.lastIndexOf(`\n${part}\n`);
  const [before, after] = [text.slice(0, Math.max(0, at - 1)), text.slice(at + part.length + 1)];
  return [before, after].filter(Boolean).join('\n');
};
