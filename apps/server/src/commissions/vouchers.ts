import { dayInIndia } from '@angan/domain/dates.ts';
import { advanceDocument } from '@angan/domain/taxes/index.ts';
import type { Context } from '../core/context.ts';
import { type HeldCommission, inPaise, type PaperRow } from './held.ts';
import { gstOf, insertPaper } from './issue-paper.ts';
import { type PaperContent, readContent } from './paper-content.ts';
import { readAround } from './reckon.ts';

/** The receipt voucher of money that came before its invoice: GST is due on it. */
export const writeAdvance = async (
  context: Context,
  row: HeldCommission,
  received: number,
  date: string,
): Promise<number> => {
  const around = await readAround(context, row);
  const gst = gstOf(row, around, date);
  const document = advanceDocument(received, gst);
  const { id } = await insertPaper(context, row, around.office.prefix, {
    kind: 'Receipt voucher',
    date: date > dayInIndia(context.services.now()) ? dayInIndia(context.services.now()) : date,
    amounts: document,
    gst_rate: gst.treatment === 'Charge GST' ? gst.percent : 0,
    content: await readContent(context, row, around, {
      label: '',
      reverse_charge: document.reverse_charge,
      advances: [],
    }),
  });
  return id;
};

/** A refund voucher takes an advance back of which no invoice came. */
export const writeRefund = async (
  context: Context,
  row: HeldCommission,
  voucher: PaperRow,
  date: string,
): Promise<void> => {
  const around = await readAround(context, row);
  await insertPaper(context, row, around.office.prefix, {
    kind: 'Refund voucher',
    date,
    amounts: inPaise(voucher),
    gst_rate: voucher.gst_rate,
    ref: voucher,
    content: { ...(voucher.content as unknown as PaperContent), ref: { no: voucher.no, date: voucher.date } },
  });
};
