import type { Node } from './absorb.ts';
import type { InWords, MergeFields } from './types.ts';
import { uniteOne } from './unite.ts';

/** The first merge of a person cannot be undone any more: what it brought is the person's own from now on. */
export const settle = ({ own, merges }: Node, fields: MergeFields, inWords: InWords): Node => {
  const [first, ...others] = merges;
  return first ? { own: uniteOne(own, first, fields, inWords), merges: others } : { own, merges };
};
