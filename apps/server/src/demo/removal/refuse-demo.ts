import type pg from 'pg';
import type { Settings } from '../../core/settings.ts';
import { StartError } from '../../core/start-error.ts';
import { findDemo } from './find-demo.ts';

/**
 * Refuses to serve a database that holds demo logins, whose password everybody knows, in production and wherever others
 * than this machine reach us; there DEMO=1, set by hand, allows it.
 */
export const refuseDemo = async (owner: pg.Pool, settings: Settings): Promise<void> => {
  const { production, isReached, demo } = settings;
  // Beyond loopback the demo is on only where that was set by hand: readSettings refuses it otherwise.
  if (!production && (!isReached || demo)) return;
  const { logins } = await findDemo(owner);
  if (logins.length === 0) return;
  throw new StartError(
    `The database holds demo logins, whose password is public: ${logins.join(', ')}. Run npm run demo:remove, which removes the demo's companies, people and files for good.`,
  );
};
