import type { Entity } from '@angan/domain/entities.ts';
import type { Waiting } from '../../core/queue/index.ts';

/** Where something that waits can be shown: the list of a kind of record, or one record that is read under `path` and its id. */
export type Place =
  | { readonly of: Entity; readonly id?: undefined }
  | { readonly of: Entity; readonly id: number; readonly path: string };

/** Whether a save that waits stands there: what is new in the list of its kind, anything else in the record it is about. */
export const standsIn = ({ call, url, body, changes }: Waiting, place: Place): boolean => {
  if (place.id === undefined) return call.method === 'POST' && changes[0] === place.of && !/\/\d+\//.test(url);
  if (url.startsWith(`${place.path}${place.id}/`)) return true;
  const { link, [place.of]: named } = (body ?? {}) as { link?: { kind: Entity; id: number } } & Record<string, unknown>;
  return named === place.id || (link?.kind === place.of && link.id === place.id);
};
