import type { Received } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { type OptOut, type optOutCalls, optOutTexts } from '@angan/contract/whatsapp/opt-outs.ts';
import { waIdFromInput, waIdOf } from '@angan/domain/whatsapp/people.ts';
import { type SqlBool, sql } from 'kysely';
import { findContact } from '../../contacts/index.ts';
import type { Condition } from '../../core/big-list.ts';
import type { Context } from '../../core/context.ts';
import { badRequest, fieldErrors, notFound, Refusal } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { envelope, readPaging } from '../../core/list.ts';
import { wordsOf } from '../../core/search-words.ts';
import { asOffice } from '../as-office.ts';
import { applyWishes } from './apply.ts';
import { countOptOuts, hasWord, optOutRows, showOptOut } from './opt-out-rows.ts';

/** What people said about marketing, and what they said elsewhere, written down by hand. Each change is on the trail. */
export const optOutHandlers: Handlers<typeof optOutCalls> = {
  list: ({ query }, context) => list(query, context),

  async create({ body }, context) {
    const wa_id = await waIdGiven(body, context);
    const known = await sameNumber(wa_id, context);
    if (known?.is_out) throw fieldErrors({ user_whatsapp_number: [optOutTexts.already] });
    await write({ wa_id, wish: 'stop', reason: body.reason, after: known?.at }, context);
    const row = await sameNumber(wa_id, context);
    return showOptOut(row!);
  },

  async takeBack({ params, body }, context) {
    const row = await one(sql<SqlBool>`o.id = ${params.id}`, context);
    if (!row) throw notFound();
    if (!row.is_out) throw badRequest(optOutTexts.notOut);
    const ids = await idsOf(row.id, context);
    await write({ ...ids, wish: 'start', reason: body.reason, after: row.at }, context);
    return showOptOut((await one(sql<SqlBool>`o.id = ${params.id}`, context))!);
  },
};

const list = async (query: Received<typeof optOutCalls.list>['query'], context: Context) => {
  const { companyId } = context.actor;
  const conditions = [
    sql<SqlBool>`o.is_out = ${query.state !== 'Taken back'}`,
    ...(query.how?.length ? [sql<SqlBool>`o.how = any (${query.how}::text[])`] : []),
    ...wordsOf(query.search).map(hasWord),
  ];
  const where = sql.join(conditions, sql` and `) as Condition;
  const count = () => countOptOuts(context.db, { companyId, where });
  const paging = await readPaging(query, ['-at'], count);
  const { after } = paging;
  if (after && !Number.isFinite(Date.parse(after.key))) throw notFound(drf.invalidPage);
  const rows = await optOutRows(context.db, {
    companyId,
    where: after ? sql<SqlBool>`${where} and (o.at, o.id) < (${after.key}::timestamptz, ${after.id}::bigint)` : where,
    limit: paging.size + 1,
    offset: paging.offset,
  });
  return envelope(context, paging, await count(), rows, (row) => row.at, showOptOut) as {
    count: number;
    next: string | null;
    previous: string | null;
    results: OptOut[];
  };
};

const one = async (where: Condition, { db, actor }: Context) =>
  (await optOutRows(db, { companyId: actor.companyId, where, limit: 1 }))[0];
const sameNumber = (wa_id: string, context: Context) => one(sql<SqlBool>`o.wa_id = ${wa_id}`, context);

const waIdGiven = async (
  { contact, user_whatsapp_number }: Received<typeof optOutCalls.create>['body'],
  context: Context,
): Promise<string> => {
  if (contact) {
    const row = await findContact(asOffice(context), contact).catch((error: unknown) => {
      throw error instanceof Refusal ? fieldErrors({ contact: [drf.invalidPk(contact)] }) : error;
    });
    if (row.mobile_number_1) return waIdOf(row.mobile_number_1);
  }
  const wa_id = waIdFromInput(user_whatsapp_number ?? '');
  if (!/^[1-9]\d{7,14}$/.test(wa_id)) throw fieldErrors({ user_whatsapp_number: [optOutTexts.noNumber] });
  return wa_id;
};

const idsOf = async (id: number, { db, actor }: Context) => {
  const { wa_id, user_id } = await db
    .selectFrom('whatsapp_opt_out')
    .select(['wa_id', 'user_id'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { wa_id: wa_id ?? undefined, user_id: user_id ?? undefined };
};

interface ByHand {
  readonly wa_id?: string | undefined;
  readonly user_id?: string | undefined;
  readonly wish: 'stop' | 'start';
  readonly reason: string;
  /** When they said the opposite: this comes after it, whatever the clocks of Meta and ours say. */
  readonly after: string | undefined;
}

const write = ({ wa_id, user_id, wish, reason, after }: ByHand, { db, actor, services }: Context) => {
  const at = new Date(Math.max(services.now().getTime(), after === undefined ? 0 : Date.parse(after) + 1));
  const said = { wish, how: 'Hand', said: reason, at, by: actor.userId } as const;
  return applyWishes(db, actor.companyId, [{ wa_id, user_id, ...said }]);
};
