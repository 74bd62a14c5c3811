import {
  type OfficeDeletion,
  type officeDeletionCalls,
  officeDeletionDays,
  officeDeletionTexts,
} from '@angan/contract/own-data/office-deletion.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { maskNumber } from '@angan/domain/mobile.ts';
import { sql } from 'kysely';
import { requireOwnPassword, requireProof } from '../../auth/index.ts';
import { asPlatform } from '../../company/index.ts';
import { sendCode, takeCode } from '../../core/codes/index.ts';
import type { Context } from '../../core/context.ts';
import { conflict, fieldErrors, nonField } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import type { Limits } from '../../core/limits.ts';
import { beginDeletion, bringBack } from './begin.ts';

export const officeDeletionHandlers = (limits: Limits): Handlers<typeof officeDeletionCalls> => ({
  get: (_, context) => showDeletion(context),

  /** The password is asked for: a phone that lies open is not enough. */
  async code({ body }, context) {
    const { actor, services, request } = context;
    const forget = await requireOwnPassword(limits, context, body.current_password);
    const { company_name, mobile, language } = await officeOf(context);
    refuseOtherName(body.company_name, company_name);
    if (!mobile) throw nonField(officeDeletionTexts.noMobile);
    await takeCode(limits, mobile, request.asker);
    await asPlatform(services, request.id, (platform) =>
      sendCode(platform, services.settings, placeOf(actor.userId, mobile), { language }),
    );
    await forget();
  },

  async begin({ body }, context) {
    const { company_name, mobile } = await officeOf(context);
    refuseOtherName(body.company_name, company_name);
    await requireProof(limits, context, placeOf(context.actor.userId, mobile), body.otp, async () => undefined);
    await beginDeletion(context);
  },

  async bringBack(_, context) {
    if (await bringBack(context)) return;
    const { delete_on } = await officeOf(context);
    throw conflict(delete_on ? officeDeletionTexts.dayHasCome : officeDeletionTexts.noneUnderWay);
  },
});

const placeOf = (user: number, mobile: string) => ({ purpose: `office deletion ${user}`, number: mobile }) as const;

const refuseOtherName = (given: string, name: string) => {
  const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  if (plain(given) !== plain(name)) throw fieldErrors({ company_name: [officeDeletionTexts.nameWrong] });
};

/** The office with the mobile number and the language of who asks. */
const officeOf = ({ actor, db }: Context) =>
  db
    .selectFrom('company as c')
    .innerJoin('app_user as u', 'u.company_id', 'c.id')
    .where('c.id', '=', actor.companyId)
    .where('u.id', '=', actor.userId)
    .select(['c.company_name', 'c.delete_on', 'u.mobile', 'u.language'])
    .executeTakeFirstOrThrow();

const showDeletion = async (context: Context): Promise<OfficeDeletion> => {
  const { actor, db, services } = context;
  const { company_name, delete_on, mobile } = await officeOf(context);
  const count = (table: string, which = sql`true`) =>
    sql`(select count(*) from ${sql.table(table)} where company_id = ${actor.companyId} and ${which})`;
  const here = sql`not is_deleted`;
  const { rows } = await sql<Pick<OfficeDeletion, 'goes' | 'stays'>>`select
    jsonb_build_object('people', ${count('app_user')}, 'contacts', ${count('contact', here)},
      'properties', ${count('property', here)}, 'inquiries', ${count('inquiry', here)}, 'deals', ${count('deal', here)},
      'files', ${count('stored_file')}) as goes,
    jsonb_build_object('invoices', ${count('platform_invoice')}, 'payments', ${count('payment')}) as stays`.execute(db);
  return {
    company_name,
    mobile: maskNumber(mobile),
    delete_on: delete_on ?? addDays(dayInIndia(services.now()), officeDeletionDays),
    ...rows[0]!,
  };
};
