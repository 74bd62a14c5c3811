import { isDatabaseAway, Undecided } from './away.ts';

/**
 * Does a lot of work in one go where it can, so that one row that cannot be done never stops the rest. `work` is given
 * how many to do, of the first that wait, in a transaction of its own; where it fails half as many are tried, and so on
 * down to the one that cannot be done. `setAside` takes that one out of the way and tells of it. Answers what whichever of
 * the two came to an end answered. Faults of the moment are thrown: they say nothing against a row, and pass.
 */
export const inHalves = async <T>(
  most: number,
  work: (count: number) => Promise<T>,
  setAside: (error: unknown) => Promise<T>,
): Promise<T> => {
  for (let count = most; ; count = Math.ceil(count / 2)) {
    try {
      return await work(count);
    } catch (error) {
      // A lot that takes too long may be short enough by half.
      if (isOfTheMoment(error) && !(tookTooLong(error) && count > 1)) throw error;
      if (count <= 1) return setAside(error);
    }
  }
};

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

/** statement_timeout, as PostgreSQL tells it. */
const tookTooLong = (error: unknown): boolean => codeOf(error) === '57014';

/**
 * Faults of the connection, the server, the schema or the moment, by the classes of SQLSTATE: connection (08), state of the
 * transaction (25), deadlocks (40), rights and names (42), means (53), states of objects (55), intervention (57), the
 * system (58).
 */
export const isOfTheMoment = (error: unknown): boolean => {
  if (isDatabaseAway(error) || error instanceof Undecided) return true;
  const code = codeOf(error);
  if (typeof code === 'string')
    return /^(08|25|40|42|53|55|57|58)[0-9A-Z]{3}$/.test(code) || /^E[A-Z]+$/.test(code) || code === 'XX000';
  return error instanceof Error && error.name === 'AbortError';
};
