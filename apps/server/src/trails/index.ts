import type { Context } from '../core/context.ts';

export { startTrails } from './run.ts';

/** A month of a trail as a file: for whoever reads the log that it was taken from. */
export const maySeeTrail = async ({ actor }: Context): Promise<boolean> => actor.scope('viewed_log:view') !== 'none';
