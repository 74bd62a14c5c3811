import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { Context } from '../../core/context.ts';
import { fieldErrors } from '../../core/errors.ts';

/** Refuses a host who is none of the platform's people. */
export const checkHost = async ({ db, actor }: Context, host: number | null | undefined): Promise<void> => {
  if (!host) return;
  const found = await db
    .selectFrom('app_user')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', host)
    .select('id')
    .executeTakeFirst();
  if (!found) throw fieldErrors({ host: [drf.invalidPk(host)] });
};
