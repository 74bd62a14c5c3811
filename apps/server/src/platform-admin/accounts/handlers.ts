import { type accountCalls, accountTexts } from '@angan/contract/platform/accounts.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { trial } from '@angan/domain/trial.ts';
import { sql } from 'kysely';
import { conflict, fieldErrors, notFound } from '../../core/errors.ts';
import type { Handler, Handlers } from '../../core/http/serve.ts';
import { envelope } from '../../core/list.ts';
import { exportAccounts } from './export-accounts.ts';
import { noteHandlers } from './notes.ts';
import { holdAccount, readAccount, readAccountDetail, readAccounts } from './read-accounts.ts';

const list: Handler<typeof accountCalls.list> = async ({ query }, context) => {
  const { paging, count, rows } = await readAccounts(query, context);
  return envelope(
    context,
    paging,
    count,
    rows,
    () => undefined,
    (row) => row,
  );
};

export const accountHandlers: Handlers<typeof accountCalls> = {
  list,
  get: ({ params }, context) => readAccountDetail(context, params.id),
  export: exportAccounts(list),
  ...noteHandlers,

  /** From its last day on where it still runs, else from today. */
  async extendTrial({ params }, context) {
    const account = await holdAccount(context, params.id);
    if (!account.may_extend) throw conflict(accountTexts.extendedBefore);
    const today = dayInIndia(context.services.now());
    const from = account.ends_on && account.ends_on >= today ? account.ends_on : addDays(today, -1);
    await sql`
      update subscription set ends_on = ${addDays(from, trial.extraDays)}, extended_on = ${today}
       where id = (select s.id from current_subscription s where s.company = ${params.id})`.execute(context.db);
    return readAccount(context, params.id);
  },

  async complimentary({ params, body }, context) {
    await holdAccount(context, params.id);
    const { db, services } = context;
    const today = dayInIndia(services.now());
    if (body.ends_on < today) throw fieldErrors({ ends_on: [accountTexts.endTooEarly] });
    const { numAffectedRows } = await sql`
      insert into subscription (company_id, plan, kind, started_on, ends_on, users_allowed)
      select ${params.id}, p.id, 'Complimentary', ${today}, ${body.ends_on}, p.users_included
        from offered_plan p where p.code = ${body.plan} and p.is_active and not p.is_trial`.execute(db);
    if (numAffectedRows === 0n) throw notFound();
    return readAccount(context, params.id);
  },

  async suspend({ params }, context) {
    await holdAccount(context, params.id);
    await sql`update company set suspended_at = coalesce(suspended_at, now()) where id = ${params.id}`.execute(
      context.db,
    );
    return readAccount(context, params.id);
  },

  async resume({ params }, context) {
    await holdAccount(context, params.id);
    await sql`update company set suspended_at = null where id = ${params.id}`.execute(context.db);
    return readAccount(context, params.id);
  },
};
