import type { Context } from '../../core/context.ts';

/** The results of a broadcast hold people's numbers: for who may export them. */
export const maySeeBroadcastFile = async ({ actor }: Context): Promise<boolean> =>
  actor.scope('whatsapp_broadcast:export') !== 'none';
