import type { Context } from '../../core/context.ts';

/** A file that somebody sent: for who has the office's WhatsApp, the platform's Admin. */
export const maySeeMessageFile = async ({ actor }: Context): Promise<boolean> => actor.usertype === 'Admin';
