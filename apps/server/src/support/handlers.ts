import { type supportCalls, supportTexts } from '@angan/contract/support/support.ts';
import { supportMinutes } from '@angan/domain/support.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { conflict } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import type { Tokens } from '../core/http/tokens.ts';
import { enqueue } from '../core/jobs/enqueue.ts';
import { readAccount } from '../platform-admin/index.ts';
import { endGrants } from './end.ts';
import { enterOffice } from './enter.ts';
import { grantNow, readSupport } from './read-support.ts';
import { endSupport } from './tasks.ts';

const readOwn = ({ db, actor, services }: Context) => readSupport(db, actor.companyId, services.now());

export const supportHandlers = (tokens: Tokens): Handlers<typeof supportCalls> => ({
  get: (_, context) => readOwn(context),

  /** Two taps at once give one grant. */
  async give(_, context) {
    const { db, actor, services } = context;
    const now = services.now();
    await sql`select from company where id = ${actor.companyId} for no key update`.execute(db);
    if (await grantNow(db, actor.companyId, now)) throw conflict(supportTexts.given);
    // One that is over may not be written down as such yet, or be of an Owner who left.
    await endGrants(db, actor.companyId, now);
    const ends = new Date(Math.floor(now.getTime() / 1000) * 1000 + supportMinutes * 60_000);
    const grant = await db
      .insertInto('support_grant')
      .values({ company_id: actor.companyId, created_by: actor.userId, ends_at: ends.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueue(db, endSupport, { grant: grant.id }, { runAt: ends });
    return readOwn(context);
  },

  /** Where none is, it has ended already, which is what was asked for. */
  async end(_, context) {
    const { db, actor, services } = context;
    await endGrants(db, actor.companyId, services.now());
    return readOwn(context);
  },

  async ofAccount({ params }, context) {
    await readAccount(context, params.id);
    return readSupport(context.db, params.id, context.services.now());
  },

  enter: ({ params }, context) => enterOffice(tokens, context, params.id),
});
