import { drf } from '@angan/contract/kit/drf-texts.ts';
import { type Actor, newActor } from '../context.ts';
import { badAccessToken, unauthenticated } from '../errors.ts';
import { isOver } from './support.ts';
import type { SessionFacts, Tokens } from './tokens.ts';

export interface SessionClaim {
  readonly userId: number;
  readonly deviceId: number;
  readonly facts: SessionFacts;
}

/** Reads the Authorization header as simplejwt does. Undefined where there is none; refuses a bad one with 401. */
export const claimOf = (header: string | undefined, tokens: Tokens): SessionClaim | undefined => {
  if (!header) return undefined;
  const [scheme, token, ...more] = header.split(' ');
  if (scheme !== 'JWT') return undefined;
  if (!token || more.length > 0) throw unauthenticated(drf.badHeader, { code: 'bad_authorization_header' });
  const reading = tokens.read(token, 'access');
  if (!reading.ok) throw badAccessToken(reading.why);
  const { user_id, device, company_id, usertype, subscription_status, support_visit, support_until } = reading.payload;
  const facts = { company_id, usertype, subscription_status, support_visit, support_until } as SessionFacts;
  return { userId: user_id, deviceId: device, facts };
};

/** The actor as the token has it: not to be believed before `confirm`. */
export const claimedActor = ({ userId, deviceId, facts }: SessionClaim): Actor =>
  newActor({ user_id: userId, ...facts }, deviceId);

interface OpenedRow extends SessionFacts {
  user_id: number | null;
  is_active: boolean;
  revoked: boolean;
}

/** Who holds an opened session, by the database. Refuses one that was ended or is over, and a person who was made inactive. */
export const actorOf = (deviceId: number, opened: Record<string, unknown>[], now: Date): Actor => {
  const row = opened[0] as OpenedRow | undefined;
  if (!row?.user_id) throw badAccessToken();
  // Who left has no session either, and is told the reason.
  if (!row.is_active) throw unauthenticated(drf.inactive, { code: 'user_inactive' });
  if (row.revoked) throw badAccessToken();
  const actor = newActor({ ...row, user_id: row.user_id }, deviceId);
  if (isOver(actor, now)) throw badAccessToken();
  return actor;
};

/** Holds a claim against the database. Facts that are no longer so are refused: the client's refresh brings new ones. */
export const confirm = ({ deviceId, facts }: SessionClaim, opened: Record<string, unknown>[], now: Date): void => {
  const actor = actorOf(deviceId, opened, now);
  const same =
    actor.companyId === facts.company_id &&
    actor.usertype === facts.usertype &&
    actor.subscriptionStatus === facts.subscription_status &&
    actor.support?.visit === (facts.support_visit ?? undefined) &&
    actor.support?.until === (facts.support_until ?? undefined);
  if (!same) throw badAccessToken();
};
