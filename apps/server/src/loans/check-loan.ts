import { drf } from '@angan/contract/kit/drf-texts.ts';
import { alwaysSetOf } from '@angan/contract/kit/pairs.ts';
import { namesOf } from '@angan/contract/kit/presented.ts';
import { loanFields, payoutFieldNames } from '@angan/contract/loans/loan-fields.ts';
import { loanTexts } from '@angan/contract/loans/texts.ts';
import { sql } from 'kysely';
import { findContact } from '../contacts/index.ts';
import type { Actor, Context } from '../core/context.ts';
import { fieldErrors, forbidden, Refusal } from '../core/errors.ts';
import { findInquiry } from '../inquiries/index.ts';
import { findProperty } from '../properties/index.ts';
import { checkAssignment } from '../records/index.ts';

const fieldNames = namesOf(loanFields);
// What a loan is asked for never becomes unknown again.
const alwaysSet: readonly string[] = [...alwaysSetOf(loanFields), 'required_amount'];

/** What somebody said of the plain fields, as columns; a null leaves a field alone that always has a value. */
export const saidOf = (body: Readonly<Record<string, unknown>>): Record<string, string | number | null> =>
  Object.fromEntries(
    fieldNames
      .filter((name) => body[name] !== undefined && !(body[name] === null && alwaysSet.includes(name)))
      .map((name) => [
        name,
        name === 'payout_slab' ? JSON.stringify(body[name]) : (body[name] as string | number | null),
      ]),
  );

/** Refuses what is said of the payout by who has nothing to do with it. */
export const checkPayout = (actor: Actor, said: object): void => {
  const isSaid = payoutFieldNames.some((name) => name in said);
  if (isSaid && actor.scope('loan:payout') === 'none') throw forbidden(loanTexts.payoutByOthers);
};

export const checkSlabs = (slabs: readonly { up_to: number | null }[] | undefined): void => {
  if (slabs && slabs.filter(({ up_to }) => up_to === null).length > 1)
    throw fieldErrors({ payout_slab: [loanTexts.slabsUnordered] });
};

interface Dated {
  readonly sanction_date?: string | null;
  readonly sanction_valid_to?: string | null;
}
export const checkSanction = ({ sanction_date, sanction_valid_to }: Dated): void => {
  if (sanction_date && sanction_valid_to && sanction_valid_to <= sanction_date)
    throw fieldErrors({ sanction_valid_to: [loanTexts.sanctionOrder] });
};

/** Says at its field that a record is not there for the actor. */
const orInvalid = <T>(field: string, id: number, found: Promise<T>): Promise<T> =>
  found.catch((error: unknown) => {
    throw error instanceof Refusal && error.status === 404 ? fieldErrors({ [field]: [drf.invalidPk(id)] }) : error;
  });

/** A deal of the office's; whoever sees no deals names none. */
const findDeal = async ({ actor, db }: Context, id: number) => {
  const row =
    actor.scope('deal:view') === 'none'
      ? undefined
      : await db
          .selectFrom('deal')
          .select(['id', 'property', 'inquiry', 'buyer'])
          .where('company_id', '=', actor.companyId)
          .where('id', '=', id)
          .where('is_deleted', '=', false)
          .executeTakeFirst();
  if (!row) throw fieldErrors({ deal: [drf.invalidPk(id)] });
  return row;
};

interface Named {
  readonly inquiry?: number | null | undefined;
  readonly property?: number | null | undefined;
  readonly deal?: number | null | undefined;
  readonly co_applicants?: readonly number[] | undefined;
  readonly bank_executive?: number | null | undefined;
  readonly assigned_to?: readonly number[] | undefined;
}

/**
 * The records that a loan names, each seen by the actor. Of a deal follow its property and inquiry where none are named;
 * `applicant`: the person of the deal or the inquiry.
 */
export const checkRecords = async (context: Context, body: Named) => {
  const deal = body.deal ? await findDeal(context, body.deal) : null;
  // What follows from a deal is there for its owners, who see all; what somebody named is looked for.
  const inquiry = body.inquiry ? await orInvalid('inquiry', body.inquiry, findInquiry(context, body.inquiry)) : null;
  const property = body.property
    ? await orInvalid('property', body.property, findProperty(context, body.property))
    : null;
  for (const id of body.co_applicants ?? []) await orInvalid('co_applicants', id, findContact(context, id));
  if (body.bank_executive)
    await orInvalid('bank_executive', body.bank_executive, findContact(context, body.bank_executive));
  return {
    applicant: deal?.buyer ?? inquiry?.contact_id ?? null,
    inquiry: body.inquiry === undefined ? deal?.inquiry : body.inquiry,
    property: body.property === undefined ? deal?.property : body.property,
    property_type: property?.property_type ?? inquiry?.property_type ?? null,
  };
};

/** Refuses people who do not work here, and giving a loan to others where the actor's reach is only themselves. */
export const checkAssigned = async (
  { actor, db }: Context,
  before: readonly number[],
  after: readonly number[] | undefined,
): Promise<void> => {
  checkAssignment(actor, 'loan:assign', before, after);
  const added = after?.filter((id) => !before.includes(id)) ?? [];
  if (added.length === 0) return;
  const people = await db
    .selectFrom('app_user')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', sql<number>`any (${added}::bigint[])`)
    .where('is_active', '=', true)
    .execute();
  const missing = added.find((id) => !people.some((person) => person.id === id));
  if (missing !== undefined) throw fieldErrors({ assigned_to: [drf.invalidPk(missing)] });
};
