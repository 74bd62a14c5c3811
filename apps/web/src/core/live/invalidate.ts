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
export const invalidateEntity = (client: QueryClient, entity: string): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => isOf(queryKey[0], entity) });
