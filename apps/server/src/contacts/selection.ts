import { ContactFilters, mostIds } from '@angan/contract/contacts/contact-selection.ts';
import { searchCountCap } from '@angan/contract/kit/resource.ts';
import { z } from 'zod';
import type { Context } from '../core/context.ts';
import type { Paging } from '../core/list.ts';
import { type ContactRow, contactRows } from './contact-row.ts';
import { countOfContacts, pieceOfContacts } from './list-contacts.ts';

/** Which contacts something is done with: those that are named, or all that a list would show. Kept as JSON by jobs. */
export const Selection = z.union([
  z.object({ ids: z.array(z.number()).max(mostIds) }),
  z.object({ filters: ContactFilters }),
]);
export type Selection = z.output<typeof Selection>;

/** Whoever may not see locked contacts chooses among the others. */
const readerOf = ({ actor }: Context) => ({ open: actor.scope('contact:locked') === 'none' });

/**
 * `size` contacts after the last of the piece before, as long as `last` says where to go on. Contacts that are named
 * come at once; those that are gone or out of sight are left out.
 */
export const pieceOf = async (
  selection: Selection,
  after: Paging['after'],
  size: number,
  context: Context,
): Promise<{ rows: ContactRow[]; last: Paging['after'] }> => {
  if ('filters' in selection) return pieceOfContacts(selection.filters, after, size, context, readerOf(context));
  let named = contactRows(context.db, context.actor.companyId)
    .where('c.id', '=', (eb) => eb.fn.any(eb.val(selection.ids)))
    .where('c.is_deleted', '=', false);
  if (readerOf(context).open) named = named.where('c.locked_contact', '=', false);
  return { rows: await named.orderBy('c.created_date', 'desc').orderBy('c.id', 'desc').execute(), last: undefined };
};

/** How many there are; null where a search has more than are counted. */
export const sizeOf = async (selection: Selection, context: Context): Promise<number | null> => {
  if ('ids' in selection) return selection.ids.length;
  const count = await countOfContacts(selection.filters, context, readerOf(context));
  return selection.filters.search && count > searchCountCap ? null : count;
};
