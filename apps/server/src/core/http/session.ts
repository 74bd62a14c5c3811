import { drf } from '@angan/contract/kit/drf-texts.ts';
import { type Actor, newActor } from '../context.ts';
import { badAccessToken, unauthenticated } from '../errors.ts';
import type { Tokens } from './tokens.ts';

export interface SessionClaim {
  readonly userId: number;
  readonly deviceId: number;
}

/** Reads the Authorization header as simplejwt does. Undefined where there is none; refuses a bad one with 401. */
export const claimOf = (header: string | undefined, tokens: Tokens): SessionClaim | undefined => {
  if (!header) return undefined;
  const [scheme, token, ...more] = header.split(' ');
  if (scheme !== 'JWT') return undefined;
  if (!token || more.length > 0) throw unauthenticated(drf.badHeader, { code: 'bad_authorization_header' });
  const reading = tokens.read(token, 'access');
  if (!reading.ok) throw badAccessToken(reading.why);
  return { userId: reading.payload.user_id, deviceId: reading.payload.device };
};

/** The actor of an opened request; refuses a session that was ended and a person who was made inactive. */
export const actorOf = (claim: SessionClaim, opened: Record<string, unknown>[]): Actor => {
  const row = opened[0] as
    | {
        user_id: number;
        company_id: number;
        usertype: string;
        is_active: boolean;
        revoked: boolean;
        subscription_status: string;
      }
    | undefined;
  if (!row?.user_id || row.revoked) throw badAccessToken();
  if (!row.is_active) throw unauthenticated(drf.inactive, { code: 'user_inactive' });
  return newActor(row, claim.deviceId);
};
