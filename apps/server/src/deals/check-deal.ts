import { dealFields } from '@angan/contract/deals/deal-fields.ts';
import { dealTexts } from '@angan/contract/deals/texts.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { alwaysSetOf } from '@angan/contract/kit/pairs.ts';
import { namesOf } from '@angan/contract/kit/presented.ts';
import { type DealFields, missingForStage } from '@angan/domain/deals/index.ts';
import { findContact } from '../contacts/index.ts';
import type { Context } from '../core/context.ts';
import { fieldErrors } from '../core/errors.ts';
import { orInvalid } from './deal-subject.ts';
import { dealTypeOf, type HeldDeal, standingOf } from './held-deal.ts';

const fieldNames = namesOf(dealFields);
const alwaysSet: readonly string[] = alwaysSetOf(dealFields);

/** What somebody said of the plain fields; a null leaves a field alone that always has a value. */
export const saidOf = (body: Readonly<Record<string, unknown>>): Record<string, string | number | null> =>
  Object.fromEntries(
    fieldNames
      .filter((name) => body[name] !== undefined && !(body[name] === null && alwaysSet.includes(name)))
      .map((name) => [name, body[name] as string | number | null]),
  );

const people = ['buyer', 'seller', 'co_broker'] as const;
type People = Partial<Record<(typeof people)[number], number | null | undefined>>;

export const checkPeople = async (context: Context, named: People): Promise<void> => {
  for (const field of people) {
    const id = named[field];
    if (id) await orInvalid(field, id, findContact(context, id));
  }
};

type Closers = readonly { user: number; share_percent: number }[];

/** Refuses who is none of the office's people, or has left it since. */
export const checkClosers = async ({ actor, db }: Context, closers: Closers | undefined): Promise<void> => {
  if (!closers?.length) return;
  const ids = closers.map(({ user }) => user);
  const found = await db
    .selectFrom('app_user')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('id', 'in', ids)
    .execute();
  const missing = ids.find((id) => !found.some((row) => row.id === id));
  if (missing !== undefined) throw fieldErrors({ closing_users: [drf.invalidPk(missing)] });
};

export const checkLease = ({ lease_start, lease_end }: DealFields): void => {
  if (lease_start && lease_end && lease_end <= lease_start) throw fieldErrors({ lease_end: [dealTexts.leaseOrder] });
};

/** Each field with the sentence that it is needed at the stage. */
export const neededThere = (missing: readonly string[]) =>
  fieldErrors(Object.fromEntries(missing.map((field) => [field, [dealTexts.neededThere]])));

/** Refuses a change that takes away what the deal had to say to stand where it stands. */
export const checkKept = (before: HeldDeal, after: DealFields): void => {
  const type = dealTypeOf(before.deal_type);
  const { stage } = standingOf(before);
  const lacked = missingForStage(type, stage, before as DealFields);
  const gone = missingForStage(type, stage, after).filter((field) => !lacked.includes(field));
  if (gone.length > 0) throw neededThere(gone);
};
