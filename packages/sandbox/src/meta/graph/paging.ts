import { GraphError } from '../errors.ts';
import { cursorOf, idOfCursor } from '../ids.ts';
import { type GraphCall, text } from './call.ts';

const USUAL = 25;
const MOST = 1000;

/** A part of a list with its cursors; `next` and `previous` only where there is more. */
export function paged<Item extends { id: string }>(
  call: GraphCall,
  all: readonly Item[],
  shown: (item: Item) => unknown,
): Record<string, unknown> {
  const asked = Number(text(call.params.limit) ?? USUAL);
  if (!Number.isInteger(asked) || asked < 1)
    throw new GraphError({ code: 100, message: '(#100) Param limit must be a positive integer' });
  const limit = Math.min(asked, MOST);
  const from = startOf(call, all, limit);
  const items = all.slice(from, from + limit);
  const [first] = items;
  const last = items.at(-1);
  if (!first || !last) return { data: [] };
  const cursors = { before: cursorOf(first.id), after: cursorOf(last.id) };
  const paging: Record<string, unknown> = { cursors };
  if (from + limit < all.length) paging.next = linkTo(call, { after: cursors.after }, limit);
  if (from > 0) paging.previous = linkTo(call, { before: cursors.before }, limit);
  return { data: items.map(shown), paging };
}

function startOf(call: GraphCall, all: readonly { id: string }[], limit: number): number {
  const after = text(call.params.after);
  const before = text(call.params.before);
  const cursor = after ?? before;
  if (!cursor) return 0;
  const at = all.findIndex(({ id }) => id === idOfCursor(cursor));
  if (at < 0) throw new GraphError({ code: 100, message: '(#100) Invalid cursors values' });
  return after ? at + 1 : Math.max(0, at - limit);
}

function linkTo(call: GraphCall, cursor: Record<string, string>, limit: number): string {
  const url = new URL(`${call.base}/${call.id}/${call.edge}`);
  for (const [name, value] of Object.entries(call.params))
    if (!['after', 'before', 'limit'].includes(name)) url.searchParams.set(name, String(value));
  url.searchParams.set('limit', String(limit));
  for (const [name, value] of Object.entries(cursor)) url.searchParams.set(name, value);
  return url.href;
}
