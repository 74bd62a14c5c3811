import type { Received } from '@angan/contract/kit/call.ts';
import { loanLimits } from '@angan/contract/loans/loan-fields.ts';
import type { loanPartCalls } from '@angan/contract/loans/loan-parts.ts';
import { loanTexts } from '@angan/contract/loans/texts.ts';
import type { LoanStage } from '@angan/domain/lookups/loans.ts';
import { followLoan } from '../commissions/index.ts';
import type { Context } from '../core/context.ts';
import { fieldErrors, nonField, notFound } from '../core/errors.ts';
import { keepHiddenNumbers } from '../core/keep-hidden-numbers.ts';
import { named } from '../core/named.ts';

interface Given {
  readonly bank: number;
  readonly app_no?: string | undefined;
  readonly login_date?: string | null | undefined;
}

const all = ({ actor, db }: Context, loan: number) =>
  db
    .selectFrom('loan_application')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('loan', '=', loan)
    .orderBy('id')
    .execute();

const change = ({ actor, db }: Context, id: number, values: object) =>
  db
    .updateTable('loan_application')
    .set(values as never)
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();

/** The lender that leads stands on the loan, by which lists filter, and owes its payout. */
const leadWith = async (context: Context, loan: number, bank: number): Promise<void> => {
  const { actor, db } = context;
  await db.updateTable('loan').set({ bank }).where('company_id', '=', actor.companyId).where('id', '=', loan).execute();
  await followLoan(context, loan, { hasNewLender: true });
};

/** Applies to a lender; `leads` puts it in the place of the one that led. */
export const insertApplication = async (
  context: Context,
  loan: number,
  given: Given,
  leads: boolean,
  stage: LoanStage = 'New',
) => {
  const { actor, db } = context;
  const there = await all(context, loan);
  if (there.length >= loanLimits.applications) throw nonField(loanTexts.tooManyApplications);
  if (there.some(({ bank, stage }) => bank === given.bank && stage !== 'Rejected' && stage !== 'Withdrawn'))
    throw fieldErrors({ bank: [loanTexts.appliesElsewhere] });
  const former = there.find(({ is_lead }) => is_lead);
  if (leads && former) await change(context, former.id, { is_lead: false });
  await db
    .insertInto('loan_application')
    .values({
      company_id: actor.companyId,
      loan,
      bank: given.bank,
      ...named({ app_no: given.app_no, login_date: given.login_date }),
      stage,
      is_lead: leads,
    })
    .execute();
  if (leads) await leadWith(context, loan, given.bank);
};

/** The application that leads a loan; undefined where nobody was asked yet. */
export const leadOf = async (context: Context, loan: number) =>
  (await all(context, loan)).find(({ is_lead }) => is_lead);

/** Adds one that a person named: it leads where none does, or the one that does was refused. */
export const addApplication = async (
  context: Context,
  loan: number,
  body: Received<typeof loanPartCalls.addApplication>['body'],
): Promise<void> => {
  const lead = await leadOf(context, loan);
  await insertApplication(context, loan, { ...body, bank: body.bank! }, !lead || lead.stage === 'Rejected');
};

/** Keeps what a move says of the leading application, and has it stand where the loan does. */
export const moveLead = async (
  context: Context,
  loan: number,
  said: Partial<Given> & { stage: LoanStage; reason?: string },
): Promise<void> => {
  const lead = await leadOf(context, loan);
  if (!lead) {
    if (said.bank) await insertApplication(context, loan, { ...said, bank: said.bank }, true, said.stage);
    return;
  }
  const isOther = said.bank !== undefined && said.bank !== lead.bank;
  // Another lender after a refusal is an application of its own.
  if (isOther && lead.stage === 'Rejected')
    return insertApplication(context, loan, { ...said, bank: said.bank! }, true, said.stage);
  await change(context, lead.id, named(said));
  if (isOther) await leadWith(context, loan, said.bank!);
};

export const updateApplication = async (
  context: Context,
  loan: number,
  id: number,
  body: Received<typeof loanPartCalls.updateApplication>['body'],
): Promise<void> => {
  const there = await all(context, loan);
  const before = there.find((one) => one.id === id);
  if (!before) throw notFound();
  const { is_lead, ...given } = named(keepHiddenNumbers(context.actor, before, body));
  if (before.is_lead && given.stage && given.stage !== before.stage)
    throw fieldErrors({ stage: [loanTexts.leadMoves] });
  const becomesLead = is_lead === true && !before.is_lead;
  const lead = there.find((one) => one.is_lead);
  if (becomesLead && lead) await change(context, lead.id, { is_lead: false });
  const changes = { ...given, ...(becomesLead && { is_lead }) };
  if (Object.keys(changes).length > 0) await change(context, id, changes);
  if (becomesLead) await leadWith(context, loan, before.bank);
};
