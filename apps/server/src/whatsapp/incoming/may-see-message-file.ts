import type { Context } from '../../core/context.ts';

/** A file that somebody sent: for who reads the messages. */
export const maySeeMessageFile = async ({ actor }: Context): Promise<boolean> =>
  actor.scope('whatsapp_message:view') !== 'none';
