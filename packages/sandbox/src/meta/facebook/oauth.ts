import { randomBytes } from 'node:crypto';
import { GraphError } from '../errors.ts';
import type { GraphCall } from '../graph/call.ts';
import { text } from '../graph/call.ts';
import type { Meta } from '../meta.ts';
import { newToken } from '../seed.ts';
import type { App, Token } from '../state.ts';

const SHORT_SECONDS = 2 * 3600;
const LONG_SECONDS = 60 * 86_400;

const refused = (message: string, subcode?: number) =>
  new GraphError({ code: 100, ...(subcode !== undefined && { subcode }), message });

const newUserToken = (meta: Meta, app: App, person: string, scopes: string[], seconds: number): Token => {
  const made: Token = {
    ...newToken(`EAAB${randomBytes(24).toString('base64url')}`, app.id, []),
    user: person,
    scopes,
    expires_at: meta.clock.now() + seconds * 1000,
  };
  meta.tokens.set(made.token, made);
  return made;
};

/** `GET /oauth/access_token`: a code of the dialog, or a user's short token, for a user's token. It needs no token. */
export function accessToken(meta: Meta, params: GraphCall['params']): unknown {
  const app = meta.apps.get(text(params.client_id) ?? '');
  if (!app)
    throw new GraphError({
      code: 101,
      status: 400,
      message: 'Error validating application. Cannot get application info due to a system error.',
    });
  if (text(params.client_secret) !== app.secret)
    throw new GraphError({ code: 1, status: 400, message: 'Error validating client secret.' });
  if (params.grant_type === 'fb_exchange_token') {
    const short = meta.tokens.get(text(params.fb_exchange_token) ?? '');
    if (!short || short.app !== app.id || short.page)
      throw new GraphError({ code: 190, message: 'Invalid OAuth access token - Cannot parse access token' });
    return shown(meta, newUserToken(meta, app, short.user, short.scopes, LONG_SECONDS));
  }
  const given = text(params.code) ?? '';
  const code = meta.facebook.codes.get(given);
  if (!code || code.app !== app.id) throw refused('Invalid verification code format.');
  if (code.redirect !== text(params.redirect_uri))
    throw refused(
      'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
      36_008,
    );
  meta.facebook.codes.delete(given);
  if (code.expires_at <= meta.clock.now()) throw refused('This authorization code has expired.', 36_007);
  return shown(meta, newUserToken(meta, app, code.person, code.scopes, SHORT_SECONDS));
}

const shown = (meta: Meta, { token, expires_at }: Token) => ({
  access_token: token,
  token_type: 'bearer',
  expires_in: Math.round(((expires_at ?? meta.clock.now()) - meta.clock.now()) / 1000),
});
