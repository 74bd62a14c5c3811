import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import type { dealRequestCalls } from '@angan/contract/deals/deal-requests.ts';
import { DealInput } from '@angan/contract/deals/deals.ts';
import { dealTexts } from '@angan/contract/deals/texts.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { type SqlBool, sql } from 'kysely';
import { ownerIds, raiseAlerts } from '../../alerts/index.ts';
import type { Context } from '../../core/context.ts';
import { fieldErrors, nonField, notFound } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { findInquiry } from '../../inquiries/index.ts';
import { mayChange } from '../../records/index.ts';
import { orInvalid, subjectOf } from '../deal-subject.ts';
import { insertDeal } from '../write-deal.ts';
import { oneRequest, requestsWhere } from './show-requests.ts';

const nameOf = async ({ actor, db }: Context, id: number): Promise<string> => {
  const { first_name, last_name } = await db
    .selectFrom('app_user')
    .select(['first_name', 'last_name'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [first_name, last_name].filter(Boolean).join(' ');
};

/** The same proposal waits for its answer once: the owners are not asked twice. */
const refuseTwice = async (
  { actor, db }: Context,
  { inquiry, deal_type }: { readonly inquiry: number; readonly deal_type: number },
  subject: { readonly property: number | null; readonly projectunit: number | null },
): Promise<void> => {
  const waiting = await db
    .selectFrom('deal_request')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('created_by', '=', actor.userId)
    .where('inquiry', '=', inquiry)
    .where('deal_type', '=', deal_type)
    .where(
      sql<SqlBool>`property is not distinct from ${subject.property} and projectunit is not distinct from ${subject.projectunit}`,
    )
    .where('status', '=', 'Asked')
    .executeTakeFirst();
  if (waiting) throw nonField(dealTexts.alreadyProposed);
};

/** Keeps what somebody proposes from an inquiry of theirs, and tells the owners. */
const ask = async (context: Context, body: Received<typeof dealRequestCalls.create>['body']): Promise<number> => {
  const { actor, db } = context;
  const inquiry = await orInvalid('inquiry', body.inquiry, findInquiry(context, body.inquiry));
  const whose = { created_by: inquiry.created_by, assigned_ids: inquiry.assigned_ids };
  if (!mayChange(actor, 'deal:propose', whose)) throw fieldErrors({ inquiry: [dealTexts.ownInquiry] });
  const subject = await subjectOf(context, body);
  await refuseTwice(context, body, subject);
  const { id } = await db
    .insertInto('deal_request')
    .values({
      company_id: actor.companyId,
      created_by: actor.userId,
      inquiry: inquiry.id,
      property: subject.property,
      projectunit: subject.projectunit,
      deal_type: body.deal_type,
      expected_close: body.expected_close,
      amount: body.amount ?? null,
      note: body.note ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await raiseAlerts(db, [
    {
      to: await ownerIds(db),
      kind: 'Deal proposed',
      sentence: alertSentences.of.dealProposed({
        who: await nameOf(context, actor.userId),
        code: inquiry.inquiry_code,
      }),
      key: `deal request ${id}`,
      about: [{ kind: 'inquiry', id: inquiry.id }],
    },
  ]);
  return id;
};

const heldRequest = async ({ actor, db }: Context, id: number) => {
  const row = await db
    .selectFrom('deal_request')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.status !== 'Asked') throw nonField(dealTexts.requestAnswered);
  return row;
};

/** What a price that was proposed is called, by how the deal type counts. */
const priceField = { total: 'agreed_price', month: 'agreed_rent', deposit: 'deposit' } as const;

/** Answers a proposal. Approved, it is a deal in Negotiation that who proposed it closes. */
const answer = async (
  context: Context,
  { params: { id }, body: { approve, note = '' } }: Received<typeof dealRequestCalls.answer>,
): Promise<void> => {
  const { actor, db } = context;
  const row = await heldRequest(context, id);
  const { unit } = dealTypes.find(({ id: type }) => type === row.deal_type)!;
  const deal = approve
    ? await insertDeal(
        context,
        DealInput.parse({
          deal_type: row.deal_type,
          property: row.property,
          projectunit: row.projectunit,
          inquiry: row.inquiry,
          our_side: 'Both',
          expected_close: row.expected_close,
          closing_users: [{ user: row.created_by!, share_percent: 100 }],
          comment: row.note,
          [priceField[unit]]: row.amount,
        }),
      )
    : null;
  await db
    .updateTable('deal_request')
    .set({ status: approve ? 'Approved' : 'Declined', answer: note, answered_by: actor.userId, deal })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
  const { inquiry_code } = await findInquiry(context, row.inquiry);
  const say = approve ? alertSentences.of.dealApproved : alertSentences.of.dealDeclined;
  await raiseAlerts(db, [
    {
      to: [row.created_by!],
      kind: 'Deal answered',
      sentence: say({ code: inquiry_code }),
      key: `deal request ${id} answered`,
      about: [{ kind: 'inquiry', id: row.inquiry }],
    },
  ]);
};

export const dealRequestHandlers: Handlers<typeof dealRequestCalls> = {
  list: async (_, context) => ({
    results: (await requestsWhere(context, sql<SqlBool>`r.status = 'Asked'`)).toReversed(),
  }),
  mine: async ({ query }, context) => ({
    results: await requestsWhere(
      context,
      sql<SqlBool>`r.inquiry = ${query.inquiry} and r.created_by = ${context.actor.userId}`,
    ),
  }),
  create: async ({ body }, context) => oneRequest(context, await ask(context, body)),
  async answer(given, context) {
    await answer(context, given);
    return oneRequest(context, given.params.id);
  },
};
