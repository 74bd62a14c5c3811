import type { Received } from '@angan/contract/kit/call.ts';
import { loanLimits } from '@angan/contract/loans/loan-fields.ts';
import type { loanPartCalls } from '@angan/contract/loans/loan-parts.ts';
import { loanTexts } from '@angan/contract/loans/texts.ts';
import { loanPapers } from '@angan/domain/loans/index.ts';
import type { Employment, LoanType } from '@angan/domain/lookups/loans.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { breaksUnique } from '../../core/database/database-errors.ts';
import { fieldErrors, nonField, notFound } from '../../core/errors.ts';
import { removeFile, saveFile } from '../../core/files/index.ts';
import { keepHiddenNumbers } from '../../core/keep-hidden-numbers.ts';
import { named } from '../../core/named.ts';

const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'];
/** A page that was photographed has to stay readable. */
const papers = { sizes: [], side: 4000 };

const ofLoan = ({ actor, db }: Context, loan: number) =>
  db.selectFrom('loan_document').where('company_id', '=', actor.companyId).where('loan', '=', loan);

/** Counts the documents anew, so that a list need not. */
const count = ({ actor, db }: Context, loan: number) =>
  sql`update loan l set documents_total = n.total, documents_in_hand = n.in_hand
    from (select count(*) as total, count(*) filter (where status <> 'Needed') as in_hand
      from loan_document where company_id = ${actor.companyId} and loan = ${loan}) n
   where l.company_id = ${actor.companyId} and l.id = ${loan}
     and (l.documents_total, l.documents_in_hand) is distinct from (n.total, n.in_hand)`.execute(db);

/**
 * Lists what a lender asks for by the loan's type and the applicant's employment: what is missing is added, what is asked
 * for no more goes as long as nothing was done about it.
 */
export const listDocuments = async (
  context: Context,
  loan: number,
  { employment, loan_type }: { employment: Employment; loan_type: LoanType },
): Promise<void> => {
  const { actor, db } = context;
  const asked = loanPapers(employment, loan_type);
  const keys = JSON.stringify(asked.map(({ group, item }, place) => ({ of_whom: group, item, place })));
  await sql`delete from loan_document x where x.company_id = ${actor.companyId} and x.loan = ${loan} and not x.is_own
    and x.status = 'Needed' and x.file is null and x.note = ''
    and (x.of_whom, x.item) not in (select a.of_whom, a.item from jsonb_to_recordset(${keys}::jsonb) as a (of_whom text, item text))`.execute(
    db,
  );
  await sql`insert into loan_document (company_id, loan, of_whom, item)
    select ${actor.companyId}, ${loan}, a.of_whom, a.item
      from jsonb_to_recordset(${keys}::jsonb) as a (of_whom text, item text, place int) order by a.place
    on conflict do nothing`.execute(db);
  await count(context, loan);
};

export const addDocument = async (
  context: Context,
  loan: number,
  { of_whom, item }: Received<typeof loanPartCalls.addDocument>['body'],
): Promise<void> => {
  const { actor, db } = context;
  const there = await ofLoan(context, loan).select('id').execute();
  if (there.length >= loanLimits.documents) throw nonField(loanTexts.tooManyDocuments);
  await db
    .insertInto('loan_document')
    .values({ company_id: actor.companyId, loan, of_whom, item, is_own: true })
    .execute()
    .catch((error: unknown) => {
      throw breaksUnique(error, 'loan_document_company_id_loan_of_whom_item_key')
        ? fieldErrors({ item: [loanTexts.documentThere] })
        : error;
    });
  await count(context, loan);
};

const held = async (context: Context, loan: number, id: number) => {
  const row = await ofLoan(context, loan).selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return row;
};

const change = async (context: Context, loan: number, id: number, values: object) => {
  const { actor, db } = context;
  await db
    .updateTable('loan_document')
    .set(values)
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
  await count(context, loan);
};

export const updateDocument = async (
  context: Context,
  loan: number,
  id: number,
  body: Received<typeof loanPartCalls.updateDocument>['body'],
): Promise<void> => {
  const given = named(keepHiddenNumbers(context.actor, await held(context, loan, id), body));
  if (Object.keys(given).length > 0) await change(context, loan, id, given);
};

export const removeDocument = async (context: Context, loan: number, id: number): Promise<void> => {
  const { actor, db } = context;
  const row = await held(context, loan, id);
  if (!row.is_own) throw nonField(loanTexts.documentListed);
  await db.deleteFrom('loan_document').where('company_id', '=', actor.companyId).where('id', '=', id).execute();
  if (row.file !== null) await removeFile(db, actor.companyId, row.file);
  await count(context, loan);
};

/** Attaches a document's file in place of one that is there; what was needed is Received then. */
export const attachFile = async (
  context: Context,
  loan: number,
  id: number,
  { file }: Received<typeof loanPartCalls.addFile>['body'],
): Promise<void> => {
  const { actor, db } = context;
  const row = await held(context, loan, id);
  const stored = await saveFile(context, file, {
    kind: 'loan',
    recordId: loan,
    field: 'file',
    only: { types: documentTypes, refusal: loanTexts.wrongFile },
    pictureForm: papers,
  });
  await change(context, loan, id, { file: stored, ...(row.status === 'Needed' && { status: 'Received' }) });
  if (row.file !== null) await removeFile(db, actor.companyId, row.file);
};
