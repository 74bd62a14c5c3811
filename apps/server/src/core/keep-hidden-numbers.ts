import { withNumbersOf } from '@angan/domain/masked-edit.ts';
import type { Actor } from './context.ts';

/**
 * What somebody changes of a record, with the numbers of its texts back in the places of their masks: who reads numbers
 * masked sends the mask when they edit the words around it. Every handler that changes texts of a record that is there goes
 * through this; a walk over all calls holds them to it.
 */
export const keepHiddenNumbers = <T extends object>(actor: Actor, stored: object, changes: T): T => {
  if (actor.scope('contact:number') === 'all') return changes;
  const before = stored as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [field, withNumbersOf(before[field], value)]),
  ) as T;
};
