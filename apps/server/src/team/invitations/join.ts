import { joiningTexts } from '@angan/contract/auth/texts.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { joiningCalls } from '@angan/contract/team/invitations.ts';
import { teamTexts } from '@angan/contract/team/texts.ts';
import { usualRights } from '@angan/domain/personal-rights.ts';
import type { Usertype } from '@angan/domain/roles.ts';
import { mostCoOwners } from '@angan/domain/team.ts';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { accountWithEmail, hashPassword, isMobileTaken, passwordFaults } from '../../auth/index.ts';
import { asPlatform, newUser } from '../../company/index.ts';
import { codeFits, sendCode, takeCode } from '../../core/codes/index.ts';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { openingForCompany } from '../../core/database/transaction.ts';
import { fieldErrors, nonField, type Refusal } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import type { Limits } from '../../core/limits.ts';
import { heldPlaces } from '../places.ts';
import { invitationOfLink } from './invitation-of-link.ts';
import type { InvitationRow } from './invitation-row.ts';

type Body = Received<typeof joiningCalls.join>['body'];

const placeOf = (id: number, mobile: string) => ({ purpose: `joining ${id}`, number: mobile }) as const;

/** What the invited person does with nothing but the link; each try is counted by the address that it comes from. */
export const joiningHandlers = (limits: Limits): Handlers<typeof joiningCalls> => ({
  async invitation({ body }, { services, request }) {
    await limits.take('address', request.asker);
    return asPlatform(services, request.id, async (db) => {
      const row = await invitationOfLink(db, services, body);
      const { company_name, invited_by } = await db
        .selectFrom('company as c')
        .innerJoin('app_user as u', 'u.company_id', 'c.id')
        .where('c.id', '=', row.company_id)
        .where('u.id', '=', row.created_by)
        .select(['c.company_name', sql<string>`trim(u.first_name || ' ' || u.last_name)`.as('invited_by')])
        .executeTakeFirstOrThrow();
      return { ...row, usertype: row.usertype as 'Backend', company_name, invited_by };
    });
  },

  async code({ body }, { services, request }) {
    await limits.take('address', request.asker);
    const { id } = await asPlatform(services, request.id, (db) => invitationOfLink(db, services, body));
    await takeCode(limits, body.mobile, request.asker);
    await asPlatform(services, request.id, (db) =>
      sendCode(db, services.settings, placeOf(id, body.mobile), { language: body.language ?? 'English' }),
    );
  },

  async join({ body }, { services, request }) {
    refuseFaults(body);
    const tries = `join ${body.uid} from ${request.asker}`;
    await limits.take('address', request.asker);
    await limits.take('account', tries);
    const password_hash = await hashPassword(body.password);
    // A wrong try has to stay counted, so what is refused is refused after the transaction.
    const outcome = await asPlatform(services, request.id, async (db, client) => {
      const row = await invitationOfLink(db, services, body);
      const isTheirs = await codeFits(
        db,
        services.settings,
        placeOf(row.id, body.mobile),
        body.otp.replaceAll(/\s/g, ''),
      );
      if (!isTheirs) return fieldErrors({ otp: [joiningTexts.codeWrong] });
      return (
        (await refusalOf(db, services, row, body)) ?? admit(db, client, row, { ...body, password_hash }, request.id)
      );
    });
    if (outcome instanceof Error) throw outcome;
    await limits.forget('account', tries);
    return outcome;
  },
});

/** The password first, then whether it was typed alike twice: as djoser does. */
const refuseFaults = ({ password, re_password }: Body) => {
  const faults = passwordFaults(password);
  if (faults.length) throw fieldErrors({ password: faults });
  if (password !== re_password) throw nonField(drf.passwordsDiffer);
};

/** Why the holder of the number may not join; undefined where they may. Only here is said that an account has it. */
const refusalOf = async (
  db: Kysely<DB>,
  services: Services,
  { company_id, usertype }: InvitationRow,
  { mobile, email }: Body,
): Promise<Refusal | undefined> => {
  if (await isMobileTaken(db, mobile)) return fieldErrors({ mobile: [joiningTexts.mobileTaken] });
  if (await accountWithEmail(db, email)) return fieldErrors({ email: [joiningTexts.emailTaken] });
  const { people, coOwners, allowed } = await heldPlaces(db, company_id, services.now());
  const isFull = people >= allowed || (usertype === 'Co-Owner' && coOwners >= mostCoOwners);
  return isFull ? nonField(teamTexts.officeFull) : undefined;
};

const admit = async (
  db: Kysely<DB>,
  client: pg.PoolClient,
  row: InvitationRow,
  { first_name, last_name = '', email, mobile, password_hash, language }: Body & { password_hash: string },
  requestId: string,
) => {
  const { company_id, id, created_by, areas, rights } = row;
  const usertype = row.usertype as Usertype;
  await sql.raw(openingForCompany(company_id, created_by, requestId)).execute(db);
  const person = await newUser(client, company_id, {
    ...{ usertype, email, mobile, first_name, last_name, password_hash, language, created_by },
  });
  if (areas.length > 0 || Object.keys(rights as object).length > 0)
    await db
      .insertInto('user_permission')
      .values({ company_id, user_id: person, created_by, ...usualRights(usertype), ...(rights as object), areas })
      .execute();
  await db
    .updateTable('team_invitation')
    .set({ joined: person })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
  return { username: email };
};
