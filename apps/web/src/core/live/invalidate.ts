import type { Entity } from '@angan/domain/entities.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { showing } from '../api/query.ts';

/** Milliseconds after which a fetch that has not arrived is no longer waited for: the line may be dead. */
const patience = 10_000;

/** Entities that are being fetched anew, each with whether more was heard of it meanwhile. */
const underWay = new Map<Entity, boolean>();

/** Answers that are heavy to read say so: what changes elsewhere has them read again so many milliseconds after the last time. */
const calmMsOf = ({ meta, state }: Query): number => {
  const calm = typeof meta?.calmMs === 'number' ? meta.calmMs : 0;
  return Math.max(0, state.dataUpdatedAt + calm - Date.now());
};
/** Answers whose turn comes later, by their keys. */
const later = new Set<string>();

/** Asks again for those that were read a moment ago, once each, when their time is over. */
const followLater = (client: QueryClient, entity: Entity): void => {
  for (const query of client.getQueryCache().findAll(showing(entity))) {
    const { queryHash, queryKey } = query;
    const left = calmMsOf(query);
    if (left === 0 || later.has(queryHash)) continue;
    later.add(queryHash);
    setTimeout(() => {
      later.delete(queryHash);
      void client.invalidateQueries({ queryKey, exact: true });
    }, left);
  }
};

/**
 * Fetches everything that shows records of this entity anew: at once what is on screen, the rest when it is next looked
 * at. Events may come one after the other, as from an import that tells how far it is: what is being fetched is let
 * through, or on a slow line each event would cancel the fetch before and nothing ever arrive. Then it is fetched once
 * more, however many came meanwhile.
 */
export const followEntity = async (client: QueryClient, entity: Entity): Promise<void> => {
  if (underWay.has(entity)) {
    underWay.set(entity, true);
    return;
  }
  do {
    underWay.set(entity, false);
    followLater(client, entity);
    const isMeant = showing(entity).predicate;
    await Promise.race([
      client.invalidateQueries({ predicate: (query) => isMeant(query) && calmMsOf(query) === 0 }),
      new Promise((resolve) => setTimeout(resolve, patience)),
    ]);
  } while (underWay.get(entity));
  underWay.delete(entity);
};
