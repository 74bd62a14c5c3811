import type { Entity } from '@angan/domain/entities.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';

/** What live screens are told: that a record changed, never what is in it. */
export const LiveEvent = z.object({
  entity: z.string(),
  id: z.number(),
  action: z.enum(['created', 'changed', 'deleted']),
});
export type LiveEvent = Omit<z.infer<typeof LiveEvent>, 'entity'> & { entity: Entity };

export const eventCalls = {
  stream: call({
    method: 'GET',
    shows: [],
    path: '/events/',
    access: 'signed-in',
    subscription: 'any',
    whileDeleting: 'owner',
    summary: 'Server-sent events: `change` with an entity, an id and an action',
    answer: z.string(),
  }),
};
