import type { Loan, LoanApplication, LoanDisbursement, LoanDocument } from '@angan/contract/loans/loans.ts';
import type { LoanStanding } from '@angan/domain/loans/index.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { forbidden, notFound } from '../core/errors.ts';
import { mayChange, visibleLoans } from '../records/index.ts';
import { type Caps, readCaps } from './caps.ts';
import { type LoanRow, loanRows } from './loan-row.ts';
import { showLoan } from './show-loan.ts';

/** A document as it is stored, with its file. */
type StoredDocument = Omit<LoanDocument, 'file'> & {
  file: { id: number; name: string; content_type: string; bytes: number } | null;
};
type Whole = LoanRow & {
  applications: LoanApplication[];
  documents: StoredDocument[];
  disbursements: LoanDisbursement[];
  moves: NonNullable<Loan['moves']>;
};

const of = (table: string) => sql`${sql.table(table)} x where x.company_id = l.company_id and x.loan = l.id`;

/** One loan that the actor may see, with all that it consists of; any other answers the same 404. */
export const readLoan = async (context: Context, id: number): Promise<Loan> => {
  const row = await loanRows(context)
    .where('l.id', '=', id)
    .select([
      sql`(select coalesce(json_agg(json_build_object('id', x.id, 'bank', x.bank, 'app_no', x.app_no, 'login_date', x.login_date,
        'stage', x.stage, 'reason', x.reason, 'is_lead', x.is_lead) order by x.is_lead desc, x.id desc), '[]')
        from ${of('loan_application')})`.as('applications'),
      sql`(select coalesce(json_agg(json_build_object('id', x.id, 'of_whom', x.of_whom, 'item', x.item, 'status', x.status, 'note', x.note,
        'is_own', x.is_own, 'file', (select json_build_object('id', f.id, 'name', f.name, 'content_type', f.content_type,
          'bytes', f.bytes) from stored_file f where f.company_id = x.company_id and f.id = x.file)) order by x.id), '[]')
        from ${of('loan_document')})`.as('documents'),
      sql`(select coalesce(json_agg(json_build_object('id', x.id, 'date', x.date, 'amount', x.amount, 'ref', x.ref,
        'paid_to', x.paid_to) order by x.date, x.id), '[]') from ${of('loan_disbursement')})`.as('disbursements'),
      sql`(select coalesce(json_agg(json_build_object('from', m.from_stage, 'to', m.to_stage, 'at', m.at, 'note', m.note,
        'by', coalesce(trim(u.first_name || ' ' || u.last_name), '')) order by m.id), '[]')
        from loan_stage_move m left join app_user u on u.company_id = m.company_id and u.id = m.by
       where m.company_id = l.company_id and m.loan = l.id)`.as('moves'),
    ])
    .$castTo<Whole>()
    .executeTakeFirst();
  if (!row) throw notFound();
  return showWhole(row, context, await readCaps(context));
};

const showWhole = (
  { applications, documents, disbursements, moves, ...row }: Whole,
  context: Context,
  caps: Caps,
): Loan => {
  const { actor, services } = context;
  const read = (text: string) => (actor.scope('contact:number') === 'all' ? text : maskNumbersIn(text));
  return {
    ...showLoan(row, context, caps),
    applications: applications.map((one) => ({ ...one, app_no: read(one.app_no), reason: read(one.reason) })),
    documents: documents.map(({ file, ...one }) => ({
      ...one,
      item: read(one.item),
      note: read(one.note),
      file: file && {
        url: services.links.link(actor, file.id),
        name: file.name,
        content_type: file.content_type,
        bytes: file.bytes,
      },
    })),
    disbursements: disbursements.map((one) => ({ ...one, ref: read(one.ref), paid_to: read(one.paid_to) })),
    moves: moves.map((one) => ({ ...one, note: read(one.note) })),
  };
};

/** A loan as it is stored that the actor may change, held against other writers until the transaction ends. */
export const heldLoan = async ({ actor, db }: Context, id: number) => {
  const row = await db
    .selectFrom('loan as l')
    .selectAll()
    .where(visibleLoans(actor))
    .where('l.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (!mayChange(actor, 'loan:edit', { created_by: row.created_by, assigned_ids: row.assigned_to })) throw forbidden();
  return row;
};
export type HeldLoan = Awaited<ReturnType<typeof heldLoan>>;

export const standingOf = ({ stage, left_stage }: HeldLoan): LoanStanding => ({
  stage: stage as LoanStanding['stage'],
  left_stage: left_stage as LoanStanding['left_stage'],
});

/** Whether the actor may see a stored file of a loan's documents: whoever sees the loan. */
export const maySeeLoanFile = async ({ actor, db }: Context, loan: number, file: number): Promise<boolean> => {
  const found = await db
    .selectFrom('loan as l')
    .innerJoin('loan_document as x', (join) =>
      join.onRef('x.company_id', '=', 'l.company_id').onRef('x.loan', '=', 'l.id'),
    )
    .select('l.id')
    .where(visibleLoans(actor))
    .where('l.id', '=', loan)
    .where('x.file', '=', file)
    .executeTakeFirst();
  return found !== undefined;
};
