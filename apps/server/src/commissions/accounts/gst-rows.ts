import type { GstRow } from '@angan/contract/commissions/accounts.ts';
import type { ReadPaper } from './read-papers.ts';
import { ledgerOf } from './read-papers.ts';

const tableOf = ({ kind, content: { buyer } }: ReadPaper): GstRow['table'] => {
  if (kind === 'Invoice') return buyer.gstin ? 'B2B' : 'B2CS';
  if (kind === 'Credit note') return buyer.gstin ? 'CDNR' : 'CDNUR';
  return 'AT';
};
const fields = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const;

/** What a paper adds, and what one that takes back takes: refunds and notes as what they lower. */
const signOf = ({ kind }: ReadPaper): 1 | -1 => (kind === 'Credit note' || kind === 'Refund voucher' ? -1 : 1);

const rowOf = (paper: ReadPaper, table: GstRow['table'], sign: 1 | -1, day = paper.date): GstRow => {
  const { content } = paper;
  const amounts = Object.fromEntries(fields.map((name) => [name, sign * paper[name]])) as Pick<
    GstRow,
    (typeof fields)[number]
  >;
  return {
    table,
    month: day.slice(0, 7),
    no: paper.no,
    date: day,
    payer: ledgerOf(content.buyer),
    gstin: content.buyer.gstin,
    place_of_supply: paper.place_of_supply ? `${paper.place_of_supply}-${content.place}` : '',
    rate: paper.gst_rate,
    ...amounts,
    reverse_charge: content.reverse_charge,
  };
};

/**
 * The rows that GSTR-1 asks for. A voucher stands under AT in its month; where an invoice uses it up, ATADJ takes it back in
 * the month of the invoice, which has the whole. `all`: every paper, to find what an invoice used.
 */
export const gstRowsOf = (papers: readonly ReadPaper[], all: ReadonlyMap<number, ReadPaper>): GstRow[] =>
  papers
    .filter(({ content }) => content.treatment !== 'Not registered')
    .flatMap((paper): GstRow[] => [
      rowOf(paper, tableOf(paper), signOf(paper)),
      ...paper.uses.flatMap((id) => {
        const voucher = all.get(id);
        return voucher ? [rowOf(voucher, 'ATADJ', -1, paper.date)] : [];
      }),
    ]);
