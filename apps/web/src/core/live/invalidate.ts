import type { Entity } from '@angan/domain/entities.ts';
import type { QueryClient } from '@tanstack/react-query';
import { showing } from '../api/query.ts';

/** Milliseconds after which a fetch that has not arrived is no longer waited for: the line may be dead. */
const patience = 10_000;

/** Entities that are being fetched anew, each with whether more was heard of it meanwhile. */
const underWay = new Map<Entity, boolean>();

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
    await Promise.race([
      client.invalidateQueries(showing(entity)),
      new Promise((resolve) => setTimeout(resolve, patience)),
    ]);
  } while (underWay.get(entity));
  underWay.delete(entity);
};
