import type { commissionCalls } from '@angan/contract/commissions/commissions.ts';
import { commissionTexts } from '@angan/contract/commissions/texts.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { formatDate, formatTime } from '@angan/domain/dates.ts';
import { maskNumber, maskNumbersIn } from '@angan/domain/mobile.ts';
import { formatNumber, formatRupees } from '@angan/domain/money.ts';
import type { CodePlace } from '../core/codes/index.ts';
import type { Context } from '../core/context.ts';
import { fieldErrors, nonField } from '../core/errors.ts';
import { readContent, saveFile } from '../core/files/index.ts';
import type { Limits } from '../core/limits.ts';
import { languageFor, proofOf, sendProofCode } from '../shares/index.ts';
import { aboutCommission } from './about.ts';
import { readOffice } from './facts.ts';
import { type HeldCommission, heldCommission, papersOf } from './held.ts';
import { drawCommissionPaper } from './pdf/draw-apart.ts';
import { wholeCommission } from './show-commission.ts';

/** The terms in words, as they are agreed to and printed. */
export interface TermsContent {
  readonly payer: string;
  readonly about: string;
  readonly lines: readonly (readonly [string, string])[];
}

const bases: Record<string, (rate: string) => string> = {
  'Percent of price': (rate) => `${rate} % of the price`,
  'Months of rent': (rate) => (rate === '1' ? '1 month of rent' : `${rate} months of rent`),
  'Percent of deposit': (rate) => `${rate} % of the deposit`,
  'Per sqft': (rate) => `₹ ${rate} per sqft`,
  'Fixed amount': (rate) => `₹ ${rate}`,
  Slab: () => 'By slabs',
};

/** A lender pays on what it paid out. */
const basesOfLoan: typeof bases = { ...bases, 'Percent of price': (rate) => `${rate} % of what is disbursed` };

export const readTerms = async (context: Context, id: number): Promise<TermsContent> => {
  const whole = await wholeCommission(context, id);
  const parts = whole.milestones.map(({ label, percent, due_date, taxable }) =>
    [`${formatNumber(percent)} %`, label, formatRupees(taxable), due_date && `by ${formatDate(due_date)}`]
      .filter(Boolean)
      .join(', '),
  );
  return {
    payer: maskNumbersIn([whole.payer.name, whole.payer.company_name].filter(Boolean).join(', ')),
    about: await aboutCommission(context, id),
    lines: [
      ['Brokerage', (whole.loan ? basesOfLoan : bases)[whole.basis]!(formatNumber(whole.rate))],
      ...(whole.gross_amount > 0 ? ([['Amount', formatRupees(whole.gross_amount - whole.discount)]] as const) : []),
      ['GST', whole.gst_treatment === 'Charge GST' ? `${formatNumber(whole.gst_rate)} % in addition` : 'Not charged'],
      ...parts.map((text, at) => [at === 0 ? 'Paid in' : '', text] as const),
    ],
  };
};

const payerOf = ({ actor, db }: Context, { payer }: HeldCommission) =>
  db
    .selectFrom('contact')
    .select(['mobile_number_1 as number'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', payer)
    .executeTakeFirstOrThrow();

const placeOf = ({ actor }: Context, id: number, number: string): CodePlace => ({
  purpose: `brokerage terms ${actor.companyId}.${id}`,
  number,
});

/** Sends the payer a code; answers the number with its last digits. */
export const sendTermsCode = async (limits: Limits, context: Context, id: number): Promise<string> => {
  const row = await heldCommission(context, id);
  const { number } = await payerOf(context, row);
  await sendProofCode(limits, context, placeOf(context, id, number), {
    text: 'terms',
    language: await languageFor(context, row.payer, {}),
    noNumber: commissionTexts.noPayerNumber,
  });
  return maskNumber(number);
};

/** Keeps that the payer agreed, and to what. */
export const agreeToTerms = async (
  limits: Limits,
  context: Context,
  id: number,
  { method, signature, otp, file }: Received<typeof commissionCalls.agree>['body'],
): Promise<void> => {
  const { actor, db, services } = context;
  const row = await heldCommission(context, id);
  if ((await papersOf(context, id)).length > 0) throw nonField(commissionTexts.paperStands);
  const { number } = await payerOf(context, row);
  const place = {
    code: placeOf(context, id, number),
    kind: 'commission_terms',
    recordId: id,
    texts: commissionTexts,
  } as const;
  let terms_file: number | null;
  if (method === 'File') {
    if (!file) throw fieldErrors({ file: [drf.required] });
    terms_file = await saveFile(context, file, { kind: 'commission_terms', recordId: id, field: 'file' });
  } else terms_file = await proofOf(limits, context, place, { method, signature, otp });
  await db
    .updateTable('commission')
    .set({
      terms_method: method,
      terms_at: services.now().toISOString(),
      terms_file,
      terms_content: JSON.stringify(await readTerms(context, id)),
    })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
};

/** Takes an agreement back, as long as nothing is invoiced by it: the commission is only expected again. */
export const withdrawTerms = async (context: Context, id: number): Promise<void> => {
  const { actor, db } = context;
  const { status, loan } = await heldCommission(context, id);
  if ((await papersOf(context, id)).length > 0) throw nonField(commissionTexts.paperStands);
  await db
    .updateTable('commission')
    .set({
      ...{ terms_method: null, terms_at: null, terms_file: null, terms_content: null },
      // A payout is agreed on with the lender once for all loans: it was never only expected.
      ...(status === 'Confirmed' && loan === null && { status: 'Expected' }),
    })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
};

/** 'Signed by the payer on 12/03/2026, 11:30 AM'; '' as long as nobody agreed. */
export const agreedWords = ({ terms_method, terms_at }: Pick<HeldCommission, 'terms_method' | 'terms_at'>): string => {
  if (!terms_at) return '';
  const moment = `${formatDate(terms_at)}, ${formatTime(terms_at)}`;
  if (terms_method === 'Signature') return `Signed by the payer on ${moment}`;
  return terms_method === 'OTP'
    ? `Agreed by a code sent to the payer on ${moment}`
    : `Signed on paper, kept on ${moment}`;
};

/** The terms as a paper: to be signed, or as they were agreed to. */
export const termsPaper = async (context: Context, id: number) => {
  const row = await heldCommissionToRead(context, id);
  const content = (row.terms_content as unknown as TermsContent | null) ?? (await readTerms(context, id));
  const signature =
    row.terms_method === 'Signature' && row.terms_file !== null ? await readContent(context, row.terms_file) : null;
  const drawn = await drawCommissionPaper({
    kind: 'Terms',
    office: await readOffice(context),
    date: formatDate(row.terms_at ?? context.services.now()),
    ...content,
    agreed: agreedWords(row),
    signature,
  });
  return { file_name: 'Terms of brokerage.pdf', content: drawn.toString('base64') };
};

const heldCommissionToRead = async (context: Context, id: number): Promise<HeldCommission> => {
  await wholeCommission(context, id);
  const { actor, db } = context;
  return db
    .selectFrom('commission')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
};

/** Papers of terms are for who runs the desk; that they are taken is on record. */
export const maySeeTerms = async ({ actor }: Context): Promise<boolean | 'on record'> =>
  actor.scope('commission:edit') === 'all' && 'on record';
