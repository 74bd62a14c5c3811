/** SQLSTATEs of a server that is going down, coming up, full, or cut off: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const states = /^(?:08...|57P0[123]|53300|25P03)$/;
/** What the system says of a connection that broke or could not be made. */
const network = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What the driver says itself, without a code. */
const driver =
  /^(?:Connection (?:terminated|ended)|Cannot use a pool|Client (?:has encountered a connection error|was closed)|timeout (?:exceeded when trying to connect|expired)|Query read timeout)/;

/**
 * Whether a statement failed because there is no database to ask at the moment, or none that has a place for us: nothing
 * is wrong with the statement, and it may be tried again once the database is back.
 */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof StandbyOnly) return true;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? states.test(code) || network.test(code) : driver.test(error.message);
};

/** The server that we are connected to takes no writes, as one does that was the primary before a failover. */
export class StandbyOnly extends Error {
  override readonly name = 'StandbyOnly';
  constructor(cause: unknown) {
    super('The database server only reads', { cause });
  }
}

/** The database was lost in the middle of a COMMIT and has not come back to say what became of it. */
export class Undecided extends Error {
  override readonly name = 'Undecided';
  constructor(cause: unknown) {
    super('The database was lost while it committed', { cause });
  }
}
