import { drf } from './drf-texts.ts';

/** What is wrong, by field, in Django REST Framework's shape. Empty when nothing is. */
export type Mistakes = Record<string, string[]>;

/** Fields whose ids the platform's lists do not have. */
export const unknownIds = (
  fields: Readonly<Record<string, unknown>>,
  lists: Readonly<Record<string, readonly { id: number }[]>>,
): Mistakes =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([field, rows]) => {
      const ids = [fields[field]].flat().filter((id) => id !== undefined && id !== null);
      const unknown = ids.find((id) => !rows.some((row) => row.id === id));
      return unknown === undefined ? [] : [[field, [drf.invalidPk(unknown)]]];
    }),
  );
