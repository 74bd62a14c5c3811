import type { Node } from './absorb.ts';
import type { InWords, MergeFields, Shown } from './types.ts';
import { uniteOne, withLines } from './unite.ts';

/** The first merge of a person cannot be undone any more: what it brought is the person's own from now on. */
export const settle = (
  { own, merges }: Node,
  shown: Shown,
  fields: MergeFields,
  inWords: InWords,
): { node: Node; shown: Shown } => {
  const [first, ...others] = merges;
  if (!first) return { node: { own, merges }, shown };
  const { lines, ...whole } = uniteOne({ ...own, lines: [] }, first, fields, inWords);
  return {
    node: { own: { ...whole, comment: withLines(whole.comment, lines) }, merges: others },
    shown: { ...shown, lines: shown.lines.filter((line) => line.merge !== first.id) },
  };
};
