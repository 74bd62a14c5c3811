import type { DealReceipt } from '@angan/contract/deals/deal-parts.ts';
import { dealTexts } from '@angan/contract/deals/texts.ts';
import { dayInIndia, formatDate } from '@angan/domain/dates.ts';
import { formatRupees } from '@angan/domain/money.ts';
import { toPaise } from '@angan/domain/paise.ts';
import { homeTitle } from '@angan/domain/requirement.ts';
import type { Words } from '@angan/domain/sentence.ts';
import { amountInWords, financialYearOf } from '@angan/domain/taxes/index.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { nonField } from '../../core/errors.ts';
import { keepFile } from '../../core/files/index.ts';
import { wordsFor } from '../../core/words.ts';
import { drawApart, footIn, languageFor, senderOnPaper } from '../../shares/index.ts';
import { heldDeal } from '../held-deal.ts';
import { shownDeal } from '../show-deals.ts';

/** The receipts of a deal, newest first. */
export const receiptsOf = async (
  { actor, db, services }: Context,
  deal: number,
): Promise<{ results: DealReceipt[] }> => {
  const rows = await db
    .selectFrom('deal_receipt')
    .select(['id', 'number', 'amount', 'paid_on', 'file', 'created_date'])
    .where('company_id', '=', actor.companyId)
    .where('deal', '=', deal)
    .orderBy('id', 'desc')
    .execute();
  return { results: rows.map(({ file, ...row }) => ({ ...row, url: services.links.link(actor, file) })) };
};

/** 'T/26-27/0001'. Whoever makes one at the same moment waits, so that no number is left out and none comes twice. */
const nextNumber = async ({ actor, db, services }: Context): Promise<string> => {
  const year = financialYearOf(dayInIndia(services.now())).label;
  const { value } = await db
    .insertInto('company_counter')
    .values({ company_id: actor.companyId, counter: `token_receipt ${year}`, value: 1 })
    .onConflict((on) => on.columns(['company_id', 'counter']).doUpdateSet({ value: sql`company_counter.value + 1` }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return `T/${year}/${String(value).padStart(4, '0')}`;
};

const subjectText = (
  { property, projectunit }: Awaited<ReturnType<typeof shownDeal>>,
  { word }: Pick<Words, 'word'>,
): string => {
  if (projectunit) return [projectunit.unit_name, projectunit.project.project_name].join(', ');
  if (!property) return '';
  const name = homeTitle({ property_subtype: property.property_subtype, bhk: property.bhk, deal_type: [] }, word);
  const place = [property.unit_no, property.society_name?.society_name, ...property.area.map(({ area }) => area)];
  return [name, ...place, property.property_code].filter(Boolean).join(', ');
};

/**
 * Makes the receipt for the token that the deal says, in the language of the buyer, keeps its paper with the deal, and names
 * it in the deal where it has no receipt.
 */
export const makeReceipt = async (context: Context, id: number): Promise<DealReceipt> => {
  const { actor, db, services, request } = context;
  const held = await heldDeal(context, id);
  const { token_amount: amount, token_date, token_mode } = held;
  if (!amount || !token_date || !token_mode) throw nonField(dealTexts.noToken);
  const deal = await shownDeal(context, id);
  const { words, tag } = wordsFor(await languageFor(context, deal.buyer.id, {}));
  const { say, word } = words;
  const rupees = (amount: number | null) => (amount === null ? '' : word(formatRupees(amount)));
  const sender = await senderOnPaper(context);
  const number = await nextNumber(context);
  const paper = await drawApart({
    format: 'Token receipt',
    tag,
    sender: { ...sender, foot: footIn(sender, words) },
    number,
    date: formatDate(services.now()),
    amount: rupees(amount),
    words: amountInWords(toPaise(amount)),
    lines: [
      [say('Received from'), deal.buyer.name],
      [say('On behalf of'), deal.seller.name],
      [say('Towards'), subjectText(deal, words)],
      [say('Agreed price'), rupees(deal.agreed_price)],
      [say('Rent a month'), rupees(deal.agreed_rent)],
      [say('Deposit'), rupees(deal.deposit)],
      [say('Paid on'), formatDate(token_date)],
      [
        say('Mode of payment'),
        [word(token_mode), held.token_receipt === number ? '' : held.token_receipt].filter(Boolean).join(', '),
      ],
      [say('Deal'), deal.deal_code],
    ],
  });
  const file = await keepFile(
    { services, db, companyId: actor.companyId, userId: actor.userId, requestId: request.id },
    { kind: 'deal_receipt', recordId: id, name: `Token receipt ${number.replaceAll('/', '-')}.pdf` },
    { name: 'full', content: paper, content_type: 'application/pdf' },
  );
  const made = await db
    .insertInto('deal_receipt')
    .values({
      company_id: actor.companyId,
      deal: id,
      number,
      amount,
      paid_on: token_date,
      mode: token_mode,
      reference: held.token_receipt,
      file,
      created_by: actor.userId,
    })
    .returning(['id', 'created_date'])
    .executeTakeFirstOrThrow();
  await db
    .updateTable('deal')
    .set({ token_receipt: number })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .where('token_receipt', '=', '')
    .execute();
  return { ...made, number, amount, paid_on: token_date, url: services.links.link(actor, file) };
};
