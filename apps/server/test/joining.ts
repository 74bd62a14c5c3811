import { randomInt } from 'node:crypto';
import type { TestServer } from './support.ts';

/** Somebody who registers: an address, a number and a name that nobody else in the run has. */
export const aStranger = () => {
  const mobile = `9${String(randomInt(10 ** 9)).padStart(9, '0')}`;
  return {
    company_name: `Office ${mobile}`,
    first_name: 'Rina',
    last_name: 'Kothari',
    email: `rina${mobile}@angan.test`,
    mobile,
    password: 'a long enough password',
    re_password: 'a long enough password',
  };
};

/** Asks from an address of its own each time, unless one is named: the server has to trust its proxy (TRUST_PROXY=1). */
export const asker =
  (server: TestServer) =>
  (path: string, body: object, from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`) =>
    server.ask('POST', `/auth/users/${path}`, undefined, body, { 'x-forwarded-for': from });

/** What lies in the outbox for somebody, the oldest first. */
export const sentTo = async ({ owner }: TestServer, to: string) => {
  const { rows } = await owner.query<{
    channel: 'mail' | 'sms';
    subject: string;
    body: { text: string; template_id: string; variables?: { otp: string } };
    company_id: number;
  }>(`select channel, subject, body, company_id from outbox_message where "to" = $1 order by id`, [to]);
  return rows;
};

/** The code that was sent to a number last: from its phone where jobs run, since of what has gone the outbox keeps no text. */
export const codeTo = async (server: TestServer, mobile: string): Promise<string> => {
  const { variables } = (await sentTo(server, mobile)).at(-1)!.body;
  if (variables) return variables.otp;
  const arrived = await fetch(new URL(`/_control/sms?to=${mobile}`, server.services.settings.smsUrl));
  const [newest] = (await arrived.json()) as { variables: { otp: string } }[];
  return newest!.variables.otp;
};

/** The two parts of the link that was mailed to an address last. */
export const linkTo = async (server: TestServer, email: string) => {
  const [, uid, token] = /\/(?:activation|password-reset)\/([^/\s]+)\/(\S+)/.exec(
    (await sentTo(server, email)).at(-1)!.body.text,
  )!;
  return { uid: uid!, token: token! };
};

/** Lets the half minute between two codes to a number pass. */
export const waitHalfAMinute = ({ owner }: TestServer, mobile: string) =>
  owner.query(`delete from rate_limit where key = $1`, [`code-gap:${mobile}`]);
