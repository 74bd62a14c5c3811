import type { ownAddressCalls } from '@angan/contract/auth/own-address.ts';
import { ownAddressTexts } from '@angan/contract/auth/texts.ts';
import { sql } from 'kysely';
import { asPlatform } from '../../company/index.ts';
import { sendCode, takeCode } from '../../core/codes/index.ts';
import { fieldErrors } from '../../core/errors.ts';
import type { Handler } from '../../core/http/serve.ts';
import type { Limits } from '../../core/limits.ts';
import { mailMobileChanged } from '../mails.ts';
import { me } from '../me.ts';
import { requireOwnPassword } from '../own-password.ts';
import { isMobileTaken } from '../registration/index.ts';
import { requireProof } from './proved.ts';

const placeOf = (user: number, mobile: string) => ({ purpose: `new mobile ${user}`, number: mobile }) as const;

/** Sends a code to the number that is to be the own one. The password is asked for: a phone that lies open is not enough. */
export const smsCode =
  (limits: Limits): Handler<typeof ownAddressCalls.mobileCode> =>
  async ({ body }, context) => {
    const { actor, db, services, request } = context;
    const forget = await requireOwnPassword(limits, context, body.current_password);
    const { mobile, language } = await db
      .selectFrom('app_user')
      .where('company_id', '=', actor.companyId)
      .where('id', '=', actor.userId)
      .select(['mobile', 'language'])
      .executeTakeFirstOrThrow();
    if (mobile === body.mobile) throw fieldErrors({ mobile: [ownAddressTexts.mobileSame] });
    await takeCode(limits, body.mobile, request.asker);
    await asPlatform(services, request.id, (platform) =>
      sendCode(platform, services.settings, placeOf(actor.userId, body.mobile), { language }),
    );
    await forget();
  };

/** The number that was proved takes the place of the old one, and the owner of the account hears of it by mail. */
export const changeMobile =
  (limits: Limits): Handler<typeof ownAddressCalls.mobile> =>
  async ({ params, query, body }, context) => {
    const { actor, db, services } = context;
    await requireProof(limits, context, placeOf(actor.userId, body.mobile), body.otp, async (platform) =>
      (await isMobileTaken(platform, body.mobile)) ? fieldErrors({ mobile: [ownAddressTexts.mobileTaken] }) : undefined,
    );
    await db
      .updateTable('app_user')
      .set({ mobile: body.mobile, mobile_verified_at: sql<string>`now()` })
      .where('company_id', '=', actor.companyId)
      .where('id', '=', actor.userId)
      .execute();
    await mailMobileChanged({
      db,
      company: actor.companyId,
      person: actor.userId,
      publicUrl: services.settings.publicUrl,
      now: services.now(),
    });
    return me({ params, query, body: undefined }, context);
  };
