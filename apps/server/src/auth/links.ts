import { createHmac, timingSafeEqual } from 'node:crypto';
import { linkDays } from '@angan/contract/auth/links.ts';
import type { Services } from '../core/context.ts';

/** What a link is for, and what it must not outlive: when one of `state` changes, links made before are no longer good. */
export interface LinkSubject {
  readonly purpose: 'activation' | 'password reset' | 'invitation' | 'demo booking';
  readonly id: number;
  readonly state: readonly (string | null)[];
  /** Days for which it is good; as mailed links usually are unless it says otherwise. */
  readonly days?: number;
}

/** The two parts of a mailed link, as Django has them: the id in base64url, and a time with a signature. */
export const linkFor = (services: LinkServices, subject: LinkSubject) => ({
  uid: Buffer.from(String(subject.id)).toString('base64url'),
  token: tokenAt(services, subject, secondsOf(services.now())),
});

/** The id that a link's `uid` names; undefined where it names none. */
export const idIn = (uid: string): number | undefined => {
  const text = Buffer.from(uid, 'base64url').toString();
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
};

/** Whether a token was made here for this subject as it is now, and its days are not over. */
export const tokenFits = (services: LinkServices, subject: LinkSubject, token: string): boolean => {
  const made = Number.parseInt(/^([0-9a-z]{1,9})-[0-9a-f]{32}$/.exec(token)?.[1] ?? '', 36);
  if (Number.isNaN(made)) return false;
  const right = Buffer.from(tokenAt(services, subject, made));
  const given = Buffer.from(token);
  if (right.length !== given.length || !timingSafeEqual(right, given)) return false;
  const age = secondsOf(services.now()) - made;
  return age >= 0 && age <= (subject.days ?? linkDays) * 86_400;
};

type LinkServices = Pick<Services, 'settings' | 'now'>;

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);

const tokenAt = ({ settings }: LinkServices, { purpose, id, state }: LinkSubject, seconds: number) => {
  const key = createHmac('sha256', settings.secretKey).update(`link of ${purpose}`).digest();
  const signed = createHmac('sha256', key).update(JSON.stringify([id, seconds, ...state]));
  return `${seconds.toString(36)}-${signed.digest('hex').slice(0, 32)}`;
};
