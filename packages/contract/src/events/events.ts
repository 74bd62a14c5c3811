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
    summary:
      'Server-sent events: `change` with an entity, an id and an action, `missed` where changes went by untold, `ready` and `beat`',
    query: z.object({
      /**
       * Milliseconds for which the caller may have missed changes, as since the first of what they show was read. They are
       * told those of that time first. Below 0 where their clock was set back, and they cannot know.
       */
      unheard: z.coerce.number().optional(),
    }),
    answer: z.string(),
  }),
};
