import type { Kysely } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';
import type { FieldChange } from './meta/event.ts';

/** A change with the company whose account it is about, and the ids of its numbers on that account. */
export interface OurChange extends FieldChange {
  readonly companyId: number;
  readonly numberIds: readonly number[];
}

/**
 * What is done with each field of webhooks but `messages`: all changes of a batch at once, in the order in which
 * Meta says that they happened. The same may come again, and later than what it tells of: a handler has to bear both. Runs in the transaction
 * that takes the events, bound to no company; `enqueue` needs `setCompany` first.
 */
export type FieldHandler = (db: Kysely<DB>, changes: readonly OurChange[]) => Promise<void>;
export type FieldHandlers = Readonly<Record<string, FieldHandler>>;

/** Handlers of several parts as one; each part is given the fields that it named. */
export const allFields = (...given: readonly FieldHandlers[]): FieldHandlers => {
  const fields = new Map<string, FieldHandler[]>();
  for (const [field, handler] of given.flatMap((one) => Object.entries(one)))
    fields.set(field, [...(fields.get(field) ?? []), handler]);
  return Object.fromEntries(
    [...fields].map(([field, handlers]) => [
      field,
      async (db, changes) => {
        for (const handle of handlers) await handle(db, changes);
      },
    ]),
  );
};
