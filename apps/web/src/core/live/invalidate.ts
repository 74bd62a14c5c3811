import type { QueryClient } from '@tanstack/react-query';

/** `contacts` and `contact` are one noun, `properties` and `property`, `inquiries` and `inquiry`. */
const singular = (word: string) => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

/** Entities are named as their tables, `data_migration`, where paths and so query keys may say `datamigration`. */
const asOne = (word: string) => singular(word).replaceAll('_', '');

/**
 * Whether a query key's noun speaks of this entity: as a whole, as `contact_exports`, or by its last word, as
 * `view_3digit_contact`.
 */
export const isOf = (noun: unknown, entity: string): boolean =>
  typeof noun === 'string' && [noun, noun.split('_').at(-1)!].some((word) => asOne(word) === asOne(entity));

/** Everything that shows records of this entity is fetched anew when it is next looked at, at once if it is on screen. */
const invalidateEntity = (client: QueryClient, entity: string): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => isOf(queryKey[0], entity) });

/** Milliseconds after which a fetch that has not arrived is no longer waited for: the line may be dead. */
const patience = 10_000;

/** Entities that are being fetched anew, each with whether more was heard of it meanwhile. */
const underWay = new Map<string, boolean>();

/**
 * The same for news that come one after the other, as from an import that tells how far it is: what is being fetched is
 * let through, or on a slow line each piece of news would cancel the one before and nothing ever arrive. Then it is
 * fetched once more, however much was heard meanwhile.
 */
export const followEntity = async (client: QueryClient, entity: string): Promise<void> => {
  if (underWay.has(entity)) {
    underWay.set(entity, true);
    return;
  }
  do {
    underWay.set(entity, false);
    await Promise.race([invalidateEntity(client, entity), new Promise((resolve) => setTimeout(resolve, patience))]);
  } while (underWay.get(entity));
  underWay.delete(entity);
};
