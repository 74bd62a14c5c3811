import { inquiryAlwaysSet, inquiryLimits } from '@angan/contract/inquiries/inquiry-fields.ts';
import type { InquiryInput } from '@angan/contract/inquiries/inquiry-input.ts';
import type { InquiryFields } from '@angan/contract/inquiries/inquiry-rules.ts';
import { inquiryTexts } from '@angan/contract/inquiries/texts.ts';
import { dealTypes } from '@angan/domain/lookups/index.ts';
import { defaultSourceName } from '@angan/domain/lookups/sources.ts';
import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { fieldErrors, forbidden, notFound } from '../core/errors.ts';
import { keepHiddenNumbers } from '../core/keep-hidden-numbers.ts';
import { named, withoutNulls } from '../core/named.ts';
import { refuseOverPlan } from '../plans/index.ts';
import { checkAssignment, contactOf, mayChange, nextCodes } from '../records/index.ts';
import { assignNew } from './assign-new.ts';
import { checkAskedProperty, checkInquiry, checkRights, checkStage, cityOf } from './check-inquiry.ts';
import { keepScore } from './scores/keep-scores.ts';
import { scoreTonight } from './scores/nightly.ts';
import { heldInquiry } from './stages/held-inquiry.ts';
import { tellAssigned } from './tell-of.ts';
import { visibleInquiries } from './visible-inquiries.ts';

type Fields = z.output<typeof InquiryInput>;

/** Who asks is a tenant or an investor where the first deal type says so. */
export const roleFor = (deals: readonly number[]) => {
  const first = dealTypes.find((row) => row.id === deals[0]);
  if (first?.deal_type === 'Pre-leased') return 'Investor';
  return first?.unit === 'total' ? 'Buyer' : 'Tenant';
};

const walkIn = async ({ actor, db }: Context): Promise<number | null> => {
  const row = await db
    .selectFrom('source')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('source_name', '=', defaultSourceName)
    .executeTakeFirst();
  return row?.id ?? null;
};

/** Adds an inquiry, and tells of it whom it went to; answers its id. */
export const insertInquiry = async (context: Context, body: Fields): Promise<number> => {
  const { id, inquiry_code, assigned_to } = await addInquiry(context, body);
  await tellAssigned(context, { id, inquiry_code }, [], assigned_to);
  return id;
};

/** The same without telling anybody, for many that are told of at once. */
export const addInquiry = async (context: Context, body: Fields) => {
  const { actor, db, services } = context;
  const { contact, co_broker, ...given } = named(withoutNulls(body, inquiryAlwaysSet)) as Fields;
  checkRights(actor, given);
  checkStage(given, 'New');
  checkAssignment(actor, 'inquiry:assign', [], given.assigned_to);
  checkInquiry(given);
  await checkAskedProperty(context, given.asked_property);
  const city = await cityOf(context, given);
  const source = given.source ?? (await walkIn(context));
  const contactId = await contactOf(context, contact, source);
  const coBroker = co_broker ? await contactOf(context, co_broker, source, 'co_broker') : null;
  const [assigned_to] = await assignNew(db, actor, [given]);
  const [inquiry_code] = await nextCodes(db, actor.companyId, 'inquiry', 1);
  await refuseOverPlan(context, 'open_inquiries', 1);
  const added = await db
    .insertInto('inquiry')
    .values({
      contact_role: roleFor(given.deal_type),
      ...given,
      source,
      assigned_to,
      city,
      contact: contactId,
      co_broker: coBroker,
      inquiry_code: inquiry_code!,
      company_id: actor.companyId,
      created_by: actor.userId,
    } as never)
    .returning(['id', 'inquiry_code', 'assigned_to'])
    .executeTakeFirstOrThrow();
  await keepScore(db, actor.companyId, added.id, services.now());
  await scoreTonight(db, services.now());
  return added;
};

/** Changes the fields that are named. Whoever sees an inquiry that nobody has may take it. */
export const updateInquiry = async (context: Context, id: number, body: Partial<Fields>): Promise<void> => {
  const { actor, db, services } = context;
  const before = await db
    .selectFrom('inquiry as i')
    .selectAll()
    .where(visibleInquiries(actor))
    .where('i.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!before) throw notFound();
  const { contact, co_broker, ...given } = keepHiddenNumbers(
    actor,
    before,
    named(withoutNulls(body, inquiryAlwaysSet)) as Partial<Fields>,
  );
  const whose = { created_by: before.created_by, assigned_ids: before.assigned_to };
  const takes = Object.keys(body).every((field) => field === 'assigned_to');
  if (!takes && !mayChange(actor, 'inquiry:edit', whose)) throw forbidden();
  checkRights(actor, given);
  checkStage(given, before.stage);
  checkAssignment(actor, 'inquiry:assign', before.assigned_to, given.assigned_to);
  await checkAskedProperty(context, given.asked_property);
  const after = { ...before, ...given } as unknown as InquiryFields;
  checkInquiry(after, before as never, given);
  const moves = given.area ?? given.society_name ?? given.project ?? given.any_area;
  const changes = {
    ...given,
    ...(moves !== undefined && { city: await cityOf(context, after) }),
    ...(contact !== undefined && { contact: await contactOf(context, contact, before.source) }),
    ...(co_broker !== undefined && {
      co_broker: co_broker && (await contactOf(context, co_broker, before.source, 'co_broker')),
    }),
  };
  if (Object.keys(changes).length === 0) return;
  await db
    .updateTable('inquiry')
    .set(changes as never)
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
  await tellAssigned(context, before, before.assigned_to, given.assigned_to ?? []);
  await keepScore(db, actor.companyId, id, services.now());
};

/** Adds what was said anew to the texts of an open inquiry, below what stands there. */
export const addToInquiry = async (
  context: Context,
  id: number,
  said: { comment?: string | undefined; raw_text?: string | undefined },
): Promise<void> => {
  const { actor, db } = context;
  const before = await heldInquiry(context, id);
  const changes: Partial<Record<'comment' | 'raw_text', string>> = {};
  for (const field of ['comment', 'raw_text'] as const) {
    if (!said[field]) continue;
    const text = [before[field], said[field]].filter(Boolean).join('\n');
    if (text.length > inquiryLimits[field]) throw fieldErrors({ [field]: [inquiryTexts.noRoom] });
    changes[field] = text;
  }
  if (Object.keys(changes).length === 0) throw fieldErrors({ comment: [inquiryTexts.nothingToAdd] });
  await db.updateTable('inquiry').set(changes).where('company_id', '=', actor.companyId).where('id', '=', id).execute();
};
