import type { Received } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { loanCalls } from '@angan/contract/loans/loans.ts';
import { followLoan, restoreLoan } from '../commissions/index.ts';
import type { Context } from '../core/context.ts';
import { fieldErrors, notFound } from '../core/errors.ts';
import { keepHiddenNumbers } from '../core/keep-hidden-numbers.ts';
import { named } from '../core/named.ts';
import { contactOf, nextCodes } from '../records/index.ts';
import { insertApplication } from './applications.ts';
import { checkAssigned, checkPayout, checkRecords, checkSanction, checkSlabs, saidOf } from './check-loan.ts';
import { type HeldLoan, heldLoan } from './find-loan.ts';
import { listDocuments } from './parts/documents.ts';
import { checkNoPayoutStands, followTerms } from './payout.ts';

const typeOf = async (
  { actor, db }: Context,
  noun: 'property' | 'inquiry',
  id: number | null | undefined,
): Promise<number | null> => {
  if (!id) return null;
  const row = await db
    .selectFrom(noun)
    .select('property_type')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.property_type ?? null;
};

/** Adds a loan in New with the documents that its lender will ask for. Who names nobody has it. */
export const insertLoan = async (
  context: Context,
  body: Received<typeof loanCalls.create>['body'],
): Promise<number> => {
  const { actor, db } = context;
  const said = saidOf(body);
  checkPayout(actor, said);
  checkSlabs(body.payout_slab);
  checkSanction(said);
  if (said.required_amount == null) throw fieldErrors({ required_amount: [drf.required] });
  if (said.employment == null) throw fieldErrors({ employment: [drf.required] });
  const records = await checkRecords(context, body);
  const assigned_to = body.assigned_to ?? [actor.userId];
  await checkAssigned(context, [], assigned_to);
  const applicant = body.applicant ? await contactOf(context, body.applicant, null) : records.applicant;
  if (!applicant) throw fieldErrors({ applicant: [drf.required] });
  const [loan_code] = await nextCodes(db, actor.companyId, 'loan', 1);
  const { id } = await db
    .insertInto('loan')
    .values({
      ...said,
      company_id: actor.companyId,
      created_by: actor.userId,
      loan_code: loan_code!,
      applicant,
      ...people(body),
      inquiry: records.inquiry ?? null,
      property: records.property ?? null,
      property_type:
        records.property_type ??
        (await typeOf(context, 'property', records.property)) ??
        (await typeOf(context, 'inquiry', records.inquiry)),
      deal: body.deal ?? null,
      assigned_to,
      next_follow_up: body.next_follow_up ?? null,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  await listDocuments(context, id, { employment: said.employment, loan_type: body.loan_type } as never);
  if (body.bank) await insertApplication(context, id, { bank: body.bank }, true);
  return id;
};

const people = (body: { co_applicants?: number[] | undefined; bank_executive?: number | null | undefined }) =>
  named({ co_applicants: body.co_applicants, bank_executive: body.bank_executive });

/** The type of what a loan is for, where what it is for changes: of its property, else as its inquiry asks for. */
const typeAfter = async (
  context: Context,
  before: HeldLoan,
  after: Awaited<ReturnType<typeof checkRecords>>,
): Promise<number | null> => {
  const property = after.property === undefined ? before.property : after.property;
  if (property) return typeOf(context, 'property', property);
  return typeOf(context, 'inquiry', after.inquiry === undefined ? before.inquiry : after.inquiry);
};

/** Changes the fields that are named. Its list of documents follows its type and the applicant's employment. */
export const updateLoan = async (
  context: Context,
  id: number,
  body: Received<typeof loanCalls.update>['body'],
): Promise<void> => {
  const { actor, db } = context;
  const before = await heldLoan(context, id);
  const said = keepHiddenNumbers(actor, before, saidOf(body));
  checkPayout(actor, said);
  checkSlabs(body.payout_slab);
  checkSanction({ ...before, ...said } as never);
  await checkAssigned(context, before.assigned_to, body.assigned_to);
  const records = await checkRecords(context, body);
  const isElsewhere = records.inquiry !== undefined || records.property !== undefined;
  const changes = named({
    ...said,
    ...people(body),
    applicant: body.applicant && (await contactOf(context, body.applicant, null)),
    inquiry: records.inquiry,
    property: records.property,
    property_type: isElsewhere ? await typeAfter(context, before, records) : undefined,
    deal: body.deal,
    assigned_to: body.assigned_to,
    next_follow_up: body.next_follow_up,
  });
  if (Object.keys(changes).length === 0) return;
  await db
    .updateTable('loan')
    .set(changes as never)
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
  if (said.employment || said.loan_type) await listDocuments(context, id, { ...before, ...said } as never);
  await followTerms(context, id, said);
};

/** Deletes a loan, or takes that back. */
export const markDeleted = async (context: Context, id: number, is_deleted: boolean): Promise<void> => {
  const { actor, db } = context;
  if (is_deleted) await checkNoPayoutStands(context, id);
  const { numUpdatedRows } = await db
    .updateTable('loan')
    .set({ is_deleted })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .where('is_deleted', '=', !is_deleted)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
  await (is_deleted ? followLoan : restoreLoan)(context, id);
};
