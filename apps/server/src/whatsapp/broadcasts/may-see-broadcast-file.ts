import type { Context } from '../../core/context.ts';

/** The results of a broadcast hold people's numbers: for the platform's Admin, as are its calls. */
export const maySeeBroadcastFile = async ({ actor }: Context): Promise<boolean> => actor.usertype === 'Admin';
