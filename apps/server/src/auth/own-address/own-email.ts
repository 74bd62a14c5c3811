import { randomUUID } from 'node:crypto';
import type { ownAddressCalls } from '@angan/contract/auth/own-address.ts';
import { codeLimits } from '@angan/contract/auth/registration.ts';
import { ownAddressTexts } from '@angan/contract/auth/texts.ts';
import { asPlatform } from '../../company/index.ts';
import { makeCode } from '../../core/codes/index.ts';
import type { Context } from '../../core/context.ts';
import { fieldErrors } from '../../core/errors.ts';
import type { Handler } from '../../core/http/serve.ts';
import type { Limits } from '../../core/limits.ts';
import { mailTo, send } from '../../core/outbox/index.ts';
import { mailEmailChanged, plainName, takeMail } from '../mails.ts';
import { me } from '../me.ts';
import { requireOwnPassword } from '../own-password.ts';
import { accountWithEmail } from '../registration/index.ts';
import { requireProof } from './proved.ts';

const placeOf = (user: number, email: string) =>
  ({ purpose: `new e-mail ${user}`, number: email.toLowerCase() }) as const;

const oneself = ({ actor, db }: Context) =>
  db
    .selectFrom('app_user')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', actor.userId)
    .select(['email', 'username', 'first_name', 'language'])
    .executeTakeFirstOrThrow();

/** Mails a code to the address that is to be the own one. The password is asked for: a phone that lies open is not enough. */
export const mailCode =
  (limits: Limits): Handler<typeof ownAddressCalls.emailCode> =>
  async ({ body }, context) => {
    const { actor, services, request } = context;
    const forget = await requireOwnPassword(limits, context, body.current_password);
    const { email, first_name, language } = await oneself(context);
    if (email.toLowerCase() === body.email.toLowerCase()) throw fieldErrors({ email: [ownAddressTexts.emailSame] });
    await takeMail(limits, body.email, request.asker);
    await asPlatform(services, request.id, async (platform) => {
      const code = await makeCode(platform, services.settings, placeOf(actor.userId, body.email));
      const reader = { to: body.email, name: plainName(first_name), language };
      const mail = mailTo(reader, ({ say }) => ({
        subject: say('{code} is your Angan code', { code }),
        paragraphs: [
          say(
            'Type this code in Angan to use this e-mail address from now on: {code}. It is good for {minutes} minutes.',
            { code, minutes: codeLimits.minutes },
          ),
          say('If you did not ask for it, there is nothing to do: nothing changes without it.'),
        ],
      }));
      await send(platform, {
        ...mail,
        idempotencyKey: `own e-mail ${randomUUID()}`,
        notAfter: new Date(Date.now() + codeLimits.minutes * 60_000),
      });
    });
    await forget();
  };

/**
 * The address that was proved takes the place of the old one, also as the name to sign in with where that was the old one.
 * The old address hears of it.
 */
export const changeEmail =
  (limits: Limits): Handler<typeof ownAddressCalls.email> =>
  async ({ params, query, body }, context) => {
    const { actor, db, services } = context;
    await requireProof(limits, context, placeOf(actor.userId, body.email), body.otp, async (platform) =>
      (await accountWithEmail(platform, body.email)) ? fieldErrors({ email: [ownAddressTexts.emailTaken] }) : undefined,
    );
    const before = await oneself(context);
    const isName = before.username.toLowerCase() === before.email.toLowerCase();
    // Before the address changes: this one is for the old one.
    await mailEmailChanged(
      {
        db,
        company: actor.companyId,
        person: actor.userId,
        publicUrl: services.settings.publicUrl,
        now: services.now(),
      },
      body.email,
    );
    await db
      .updateTable('app_user')
      .set({ email: body.email, ...(isName && { username: body.email }) })
      .where('company_id', '=', actor.companyId)
      .where('id', '=', actor.userId)
      .execute();
    return me({ params, query, body: undefined }, context);
  };
