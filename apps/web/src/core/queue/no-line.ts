import { ApiError } from '../api/errors.ts';

/**
 * Whether a call found nobody at the other end: no connection, a gateway without its server, a database that is away, an
 * answer that was lost. What has a key of its own may be sent again after any of them.
 */
export const isNoLine = (error: unknown): boolean =>
  error instanceof ApiError && [0, 429, 502, 503, 504].includes(error.status);
