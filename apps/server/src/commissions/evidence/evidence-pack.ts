import { formatDate, formatDateTime } from '@angan/domain/dates.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { formatRupees } from '@angan/domain/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { readContent } from '../../core/files/index.ts';
import { aboutDeal } from '../about.ts';
import { readOffice } from '../facts.ts';
import { drawCommissionPaper } from '../pdf/draw-apart.ts';
import type { EvidencePart } from '../pdf/plans.ts';
import { agreedWords, type TermsContent } from '../terms.ts';
import { readLedger, verifyLedger } from './read-ledger.ts';
import { readOffers } from './read-offers.ts';
import { readSlips } from './read-slips.ts';

const readDeal = async ({ actor, db }: Context, id: number) => {
  const row = await db
    .selectFrom('deal as d')
    .innerJoin('contact as b', (join) => join.onRef('b.company_id', '=', 'd.company_id').onRef('b.id', '=', 'd.buyer'))
    .innerJoin('contact as s', (join) => join.onRef('s.company_id', '=', 'd.company_id').onRef('s.id', '=', 'd.seller'))
    .selectAll('d')
    .select(['b.name as buyer_name', 's.name as seller_name'])
    .where('d.company_id', '=', actor.companyId)
    .where('d.id', '=', id)
    .where('d.is_deleted', '=', false)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
};
type DealRow = Awaited<ReturnType<typeof readDeal>>;

const datesOf = async ({ actor, db }: Context, deal: DealRow): Promise<EvidencePart> => {
  const moves = await db
    .selectFrom('deal_stage_move')
    .select(['from_stage', 'to_stage', 'at', 'note'])
    .where('company_id', '=', actor.companyId)
    .where('deal', '=', deal.id)
    .orderBy('id')
    .execute();
  const said: [string, string | null][] = [
    ['Buyer or tenant', maskNumbersIn(deal.buyer_name)],
    ['Seller or landlord', maskNumbersIn(deal.seller_name)],
    ['Agreed price', deal.agreed_price === null ? null : formatRupees(deal.agreed_price)],
    ['Agreed rent', deal.agreed_rent === null ? null : formatRupees(deal.agreed_rent)],
    ['Token', deal.token_date && `${formatRupees(deal.token_amount ?? 0)} on ${formatDate(deal.token_date)}`],
    ['Agreement', deal.agreement_date && formatDate(deal.agreement_date)],
    [
      'Registration',
      deal.registration_date &&
        [formatDate(deal.registration_date), deal.registration_no, deal.sub_registrar].filter(Boolean).join(', '),
    ],
    ['Handover', deal.handover_date && formatDate(deal.handover_date)],
  ];
  return {
    title: 'The deal and its dates',
    columns: [
      { label: 'What', width: 1.4 },
      { label: 'Said', width: 4 },
    ],
    rows: [
      ...said.flatMap(([name, value]) => (value ? [{ cells: [name, value] }] : [])),
      ...moves.map(({ to_stage, at, note }) => ({
        cells: [to_stage, [formatDateTime(at), maskNumbersIn(note)].filter(Boolean).join(': ')],
      })),
    ],
  };
};

const termsOf = async (context: Context, deal: number): Promise<EvidencePart> => {
  const { actor, db } = context;
  const rows = await db
    .selectFrom('commission')
    .select(['payer_side', 'terms_method', 'terms_at', 'terms_file', 'terms_content'])
    .where('company_id', '=', actor.companyId)
    .where('deal', '=', deal)
    .where('is_deleted', '=', false)
    .where('terms_at', 'is not', null)
    .orderBy('id')
    .execute();
  const signatures = [];
  for (const { terms_method, terms_file, payer_side } of rows) {
    const picture = terms_method === 'Signature' && terms_file !== null ? await readContent(context, terms_file) : null;
    if (picture) signatures.push({ picture, label: `Signature of the ${payer_side.toLowerCase()}` });
  }
  return {
    title: 'Terms of brokerage',
    note: rows.length === 0 ? 'No payer has agreed to terms in writing.' : '',
    columns: [
      { label: 'Payer', width: 1.6 },
      { label: 'Terms', width: 3 },
      { label: 'Agreed', width: 2 },
    ],
    rows: rows.map((row) => {
      const content = row.terms_content as unknown as TermsContent;
      return {
        cells: [
          `${row.payer_side}: ${content.payer}`,
          content.lines.map(([name, value]) => [name, value].filter(Boolean).join(': ')).join('; '),
          agreedWords(row),
        ],
      };
    }),
    signatures,
  };
};

const messagesOf = async ({ actor, db }: Context, deal: number): Promise<EvidencePart> => {
  const { rows } = await sql<{ at: string; channel: string; what: string; text: string }>`
    select r.at, r.channel, concat_ws(', ', r.about, lower(r.tone)) as what, r.text
      from commission_reminder r join commission m on m.company_id = r.company_id and m.id = r.commission
     where r.company_id = ${actor.companyId} and m.deal = ${deal} order by r.id limit 200`.execute(db);
  return {
    title: 'Messages',
    note: rows.length === 0 ? 'No reminder went out.' : '',
    columns: [
      { label: 'When', width: 1.6 },
      { label: 'How', width: 1.4 },
      { label: 'What it said', width: 4 },
    ],
    rows: rows.map(({ at, channel, what, text }) => ({
      cells: [formatDateTime(at), [channel, what].join(', '), maskNumbersIn(text.replaceAll(/\s+/g, ' '))],
    })),
  };
};

const ledgerOf = async (context: Context, deal: number): Promise<{ part: EvidencePart; shares: number[] }> => {
  const rows = await readLedger(context, deal);
  const { entries, broken_at } = await verifyLedger(context);
  const changed = rows.filter(({ is_sound }) => !is_sound);
  const isBad = broken_at !== null;
  const where = changed.length > 0 ? ` Of this deal: row ${changed.map(({ seq }) => seq).join(', ')}.` : '';
  return {
    shares: rows.map(({ share }) => share),
    part: {
      title: 'Share ledger',
      isBad,
      note: isBad
        ? `The chain does not hold: row ${broken_at} of ${entries} is not as it was written.${where}`
        : `Each row carries the hash of the row before it. All ${entries} rows of the office were checked: the chain is whole.`,
      columns: [
        { label: 'Row', width: 0.6 },
        { label: 'When', width: 1.7 },
        { label: 'How', width: 1.2 },
        { label: 'By', width: 1.3 },
        { label: 'To', width: 1.5 },
        { label: 'Hash', width: 1.7 },
      ],
      rows: rows.map((row) => ({
        isBad: !row.is_sound,
        cells: [
          String(row.seq),
          formatDateTime(row.at),
          [row.channel, row.price_quoted === null ? '' : formatRupees(row.price_quoted)].filter(Boolean).join(', '),
          row.by_name,
          maskNumbersIn(row.to_name),
          row.is_sound ? row.hash : `CHANGED ${row.hash}`,
        ],
      })),
    },
  };
};

/** All that proves the office's part in a deal, in one PDF. A row that was changed since shows. */
export const evidencePack = async (context: Context, id: number) => {
  const deal = await readDeal(context, id);
  const { part: ledger, shares } = await ledgerOf(context, id);
  const slips = await readSlips(context, shares);
  const content = await drawCommissionPaper({
    kind: 'Evidence',
    office: await readOffice(context),
    date: formatDate(context.services.now()),
    title: `Evidence: ${await aboutDeal(context, id)}`,
    parts: [
      await datesOf(context, deal),
      await readOffers(context, id),
      await termsOf(context, id),
      {
        title: 'Visit slips',
        note: slips.rows.length === 0 ? 'No visit slip was made.' : '',
        columns: [
          { label: 'Slip', width: 1 },
          { label: 'When', width: 1.6 },
          { label: 'What was seen', width: 2.6 },
          { label: 'Brokerage', width: 2 },
          { label: 'Confirmed', width: 1.4 },
        ],
        rows: slips.rows,
        signatures: slips.signatures,
      },
      ledger,
      await messagesOf(context, id),
    ],
  });
  await sql`select note_access('exported', 'deal', ${id}, '{"what": "evidence"}'::jsonb)`.execute(context.db);
  return { file_name: `Evidence ${deal.deal_code}.pdf`, content: content.toString('base64') };
};
