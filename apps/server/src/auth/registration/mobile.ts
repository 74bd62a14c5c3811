import type { registrationCalls } from '@angan/contract/auth/registration.ts';
import { joiningTexts } from '@angan/contract/auth/texts.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { Kysely } from 'kysely';
import { asPlatform } from '../../company/index.ts';
import { codeFits, sendCode, takeCode } from '../../core/codes/index.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { fieldErrors, nonField, type Refusal } from '../../core/errors.ts';
import type { Handler } from '../../core/http/serve.ts';
import type { Limits } from '../../core/limits.ts';
import { lockedRegistration, type Pending, waitingForMobile } from './pending.ts';
import { prove } from './prove.ts';
import { refuseTaken } from './refuse-taken.ts';

/** Where the code is that proves the number of a registration. */
export const placeOfMobile = (mobile: string) => ({ purpose: 'registration', number: mobile }) as const;

/** Proves a number by its code. Until the code fits, a number that nobody registered with answers the same. */
export const verifyMobile =
  (limits: Limits): Handler<typeof registrationCalls.verifyMobile> =>
  async ({ body }, { services, request }) => {
    const tries = `code of ${body.mobile} from ${request.asker}`;
    await limits.take('address', request.asker);
    await limits.take('account', tries);
    // A wrong try has to stay counted, so what is refused is refused after the transaction.
    const outcome = await asPlatform(services, request.id, async (db, client) => {
      if (!(await codeFits(db, services.settings, placeOfMobile(body.mobile), body.otp.replaceAll(/\s/g, ''))))
        return fieldErrors({ otp: [joiningTexts.codeWrong] });
      const row = await meant(db, body);
      return 'id' in row ? prove(db, client, row, 'mobile', services.now()) : row;
    });
    if (outcome instanceof Error) throw outcome;
    await limits.forget('account', tries);
    return refuseTaken(outcome);
  };

/**
 * Which registration the code is for. Somebody else may have registered with the same number, to have its owner prove it
 * for them: so where several wait, the one who proves it says which is theirs.
 */
const meant = async (
  db: Kysely<DB>,
  { id, mobile }: { id?: number | undefined; mobile: string },
): Promise<Pending | Refusal> => {
  const waiting = await waitingForMobile(db, mobile);
  if (id === undefined && waiting.length > 1) return fieldErrors({ id: [drf.required] });
  const chosen = waiting.find((one) => id === undefined || one.id === id);
  const row = chosen && (await lockedRegistration(db, chosen.id));
  return row && !row.mobile_verified_at ? row : nonField(joiningTexts.registrationGone);
};

/** Sends another code where a registration waits for the number, and answers the same where none does. */
export const resendOtp =
  (limits: Limits): Handler<typeof registrationCalls.resendOtp> =>
  async ({ body }, { services, request }) => {
    await takeCode(limits, body.mobile, request.asker);
    await asPlatform(services, request.id, async (db) => {
      const [newest] = await waitingForMobile(db, body.mobile);
      if (newest) await sendCode(db, services.settings, placeOfMobile(body.mobile), newest);
    });
  };
