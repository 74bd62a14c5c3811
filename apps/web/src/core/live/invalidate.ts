import type { QueryClient } from '@tanstack/react-query';

/** `contacts` and `contact` are one noun, `properties` and `property`, `inquiries` and `inquiry`. */
const singular = (word: string) => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

/** A word of a path: entities are named as their tables, `data_migration`, where paths say `datamigration`. */
const inPaths = (entity: string) => singular(entity.replaceAll('_', ''));

/** Whether a query key's noun, as `contacts` or `view_3digit_contact`, speaks of this entity. */
export const isOf = (noun: unknown, entity: string): boolean =>
  typeof noun === 'string' && noun.split('_').some((word) => singular(word) === inPaths(entity));

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
