import { createHash, timingSafeEqual } from 'node:crypto';
import { type authCalls, signedInElsewhere } from '@angan/contract/auth/auth.ts';
import { deviceTexts } from '@angan/contract/auth/texts.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { stayingTexts } from '@angan/contract/team/staying.ts';
import { mobileDigits } from '@angan/domain/mobile.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';
import { openingForCompany } from '../core/database/transaction.ts';
import { badToken, forbidden, unauthenticated } from '../core/errors.ts';
import type { Handler } from '../core/http/serve.ts';
import type { SessionFacts, Tokens } from '../core/http/tokens.ts';
import type { Limits } from '../core/limits.ts';
import { countTry } from './count-try.ts';
import { mailNewSignIn } from './mails.ts';
import { makeRoom } from './make-room.ts';
import { noteDevice } from './note-device.ts';
import { passwordFits } from './passwords.ts';

/** What stands of a refresh token in the database. */
export const refreshHash = (refresh: string) => createHash('sha256').update(refresh).digest();

/** Refuses with 403 a person for whom the office's term has no place. */
const refuseWithoutPlace = async (db: Kysely<DB>, companyId: number, userId: number) => {
  const { rows } = await sql<{ over: boolean }>`select is_over_places(${companyId}, ${userId}) as over`.execute(db);
  if (rows[0]!.over) throw forbidden(stayingTexts.noPlace);
};

const factsOf = ({ company_id, usertype, subscription_status, ...more }: SessionFacts): SessionFacts => ({
  company_id,
  usertype,
  subscription_status,
  ...(more.support_visit && { support_visit: more.support_visit, support_until: more.support_until ?? 0 }),
});

/** Signs in by e-mail, mobile or username. Unknown name, wrong password and inactive account answer alike and take as long. */
export const jwtCreate =
  (tokens: Tokens, limits: Limits): Handler<typeof authCalls.jwtCreate> =>
  async ({ body }, context) => {
    const username = /[a-z@]/i.test(body.username) ? body.username : mobileDigits(body.username);
    const found = await sql<{ id: number; password_hash: string; is_active: boolean } & SessionFacts>`
      select * from sign_in_candidate(${username})`.execute(context.db);
    const person = found.rows[0];
    const asking = { username, person, device: body.device_id };
    const forget = await countTry(limits, asking, context);
    const fits = await passwordFits(person?.password_hash, body.password);
    if (!person || !fits || !person.is_active) throw unauthenticated(drf.noActiveAccount);
    await forget();
    await refuseWithoutPlace(context.db, person.company_id, person.id);

    await sql.raw(openingForCompany(person.company_id, person.id, context.request.id)).execute(context.db);
    await makeRoom({ person, deviceId: body.device_id, logOut: body.log_out ?? [] }, context);
    const device = await noteDevice(context.db, person, body.device_id, context.request);
    if (device.isNew) {
      const { services, db } = context;
      const told = { db, company: person.company_id, person: person.id, publicUrl: services.settings.publicUrl };
      await mailNewSignIn({ ...told, now: services.now() }, device);
    }
    const refresh = tokens.refresh(person.id, device.id);
    await context.db
      .updateTable('user_device')
      .set({ refresh_hash: refreshHash(refresh) })
      .where('company_id', '=', person.company_id)
      .where('id', '=', device.id)
      .execute();
    return { access: tokens.access(person.id, device.id, factsOf(person)), refresh };
  };

/** A new access token only; the refresh token stays, so two tabs that ask at once both get one. */
export const jwtRefresh =
  (tokens: Tokens): Handler<typeof authCalls.jwtRefresh> =>
  async ({ body }, context) => {
    const reading = tokens.read(body.refresh, 'refresh');
    if (!reading.ok) throw badToken(reading.why);
    const found = await sql<
      {
        user_id: number;
        refresh_hash: Buffer | null;
        is_active: boolean;
        revoked: boolean;
        ended_why: string | null;
      } & SessionFacts
    >`
      select * from refresh_candidate(${reading.payload.device})`.execute(context.db);
    const device = found.rows[0];
    const good =
      device?.refresh_hash &&
      !device.revoked &&
      device.is_active &&
      device.user_id === reading.payload.user_id &&
      timingSafeEqual(device.refresh_hash, refreshHash(body.refresh));
    const isOver = (device?.support_until ?? Number.POSITIVE_INFINITY) * 1000 <= context.services.now().getTime();
    // The token is one of ours, so who holds it had that session.
    const gaveWay = device?.ended_why && !device.refresh_hash && device.user_id === reading.payload.user_id;
    if (gaveWay && device.is_active) throw badToken(deviceTexts.signedInElsewhere, { why: signedInElsewhere });
    if (!good || isOver) throw badToken();
    await refuseWithoutPlace(context.db, device.company_id, device.user_id);
    return { access: tokens.access(reading.payload.user_id, reading.payload.device, factsOf(device)) };
  };

export const jwtVerify =
  (tokens: Tokens): Handler<typeof authCalls.jwtVerify> =>
  async ({ body }) => {
    const reading = tokens.read(body.token);
    if (!reading.ok) throw badToken(reading.why);
    return {};
  };
