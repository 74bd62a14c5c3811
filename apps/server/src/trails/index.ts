import type { Context } from '../core/context.ts';

export { startTrails } from './run.ts';
export { type TaskHappening, taskHappening, taskKind, taskSentence, taskTrail } from './task-trail.ts';

/** A month of a trail as a file: for whoever reads the log that it was taken from; the platform's, such as chats, for Admin. */
export const maySeeTrail = async ({ actor }: Context): Promise<boolean> =>
  actor.usertype === 'Admin' || actor.scope('viewed_log:view') !== 'none';
