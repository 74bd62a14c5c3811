import { GraphError } from '../errors.ts';
import type { Meta } from '../meta.ts';
import type { App, Token } from '../state.ts';

export const expired = (at: number): GraphError =>
  new GraphError({
    code: 190,
    subcode: 463,
    message: `Error validating access token: Session has expired on ${new Date(at).toUTCString()}.`,
  });

export const ended = (subcode: number): GraphError =>
  new GraphError({
    code: 190,
    subcode,
    message:
      'Error validating access token: The session has been invalidated because the user changed their password or Facebook has changed the session for security reasons.',
  });

/**
 * Who calls: `Authorization: Bearer …` or `OAuth …`, or `access_token` among the parameters. `id|secret` is the app
 * itself. Throws 104 without a token, 190 for one that is not known, 190/463 for one that has expired.
 */
export function callerOf(meta: Meta, header: string | undefined, given: unknown): { token: Token | null; app: App } {
  const value = /^(?:Bearer|OAuth) +(.+)$/i.exec(header ?? '')?.[1]?.trim() ?? (typeof given === 'string' ? given : '');
  if (!value) throw new GraphError({ code: 104, message: 'An access token is required to request this resource.' });
  const token = meta.tokens.get(value);
  if (token) {
    if (token.ended !== undefined) throw ended(token.ended);
    if (token.expires_at !== null && token.expires_at <= meta.clock.now()) throw expired(token.expires_at);
    return { token, app: meta.apps.get(token.app)! };
  }
  const bar = value.indexOf('|');
  const app = bar > 0 ? meta.apps.get(value.slice(0, bar)) : undefined;
  if (app && value.slice(bar + 1) === app.secret) return { token: null, app };
  throw new GraphError({ code: 190, message: 'Invalid OAuth access token - Cannot parse access token' });
}
