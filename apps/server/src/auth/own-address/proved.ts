import { joiningTexts } from '@angan/contract/auth/texts.ts';
import type { Kysely } from 'kysely';
import { asPlatform } from '../../company/index.ts';
import { type CodePlace, codeFits } from '../../core/codes/index.ts';
import type { Context } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { fieldErrors, type Refusal } from '../../core/errors.ts';
import type { Limits } from '../../core/limits.ts';

/**
 * Refuses who does not hold what a code went to, and then whatever `refused` finds across all companies, in the platform's
 * role. A wrong try stays counted, since it is counted in a transaction of its own.
 */
export const requireProof = async (
  limits: Limits,
  { actor, services, request }: Context,
  place: CodePlace,
  otp: string,
  refused: (db: Kysely<DB>) => Promise<Refusal | undefined>,
): Promise<void> => {
  const tries = `${place.purpose} of ${actor.userId}`;
  await limits.take('account', tries);
  const refusal = await asPlatform(services, request.id, async (db) =>
    (await codeFits(db, services.settings, place, otp.replaceAll(/\s/g, '')))
      ? refused(db)
      : fieldErrors({ otp: [joiningTexts.codeWrong] }),
  );
  if (refusal) throw refusal;
  await limits.forget('account', tries);
};
