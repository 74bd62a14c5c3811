import type { QueryClient } from '@tanstack/react-query';

/** `contacts` and `contact` are one noun, `properties` and `property`, `inquiries` and `inquiry`. */
const singular = (word: string) => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

/** A word of a path: entities are named as their tables, `data_migration`, where paths say `datamigration`. */
const inPaths = (entity: string) => singular(entity.replaceAll('_', ''));

/** Whether a query key's noun, as `contacts` or `view_3digit_contact`, speaks of this entity. */
export const isOf = (noun: unknown, entity: string): boolean =>
  typeof noun === 'string' && noun.split('_').some((word) => singular(word) === inPaths(entity));

/** Everything that shows records of this entity is fetched anew when it is next looked at, at once if it is on screen. */
export const invalidateEntity = (client: QueryClient, entity: string): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => isOf(queryKey[0], entity) });
