import type { accountCalls } from '@angan/contract/commissions/accounts.ts';
import type { commissionCalls } from '@angan/contract/commissions/commissions.ts';
import type { evidenceCalls } from '@angan/contract/commissions/evidence.ts';
import type { letterCalls } from '@angan/contract/commissions/letters.ts';
import type { paperCalls } from '@angan/contract/commissions/papers.ts';
import type { receiptCalls } from '@angan/contract/commissions/receipts.ts';
import type { splitCalls } from '@angan/contract/commissions/splits.ts';
import { commissionTexts } from '@angan/contract/commissions/texts.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { daysBetween } from '@angan/domain/dates.ts';
import { fieldErrors, forbidden } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import type { Limits } from '../core/limits.ts';
import { gstSummary, takeAccounts } from './accounts/index.ts';
import { readDues } from './dues.ts';
import { evidencePack } from './evidence/index.ts';
import { commissionExporter } from './export-commissions.ts';
import { holdLetter } from './hold-letter.ts';
import { issuePaper } from './issue-paper.ts';
import { readLetter } from './letter.ts';
import { listCommissions } from './list-commissions.ts';
import { listReceipts } from './list-receipts.ts';
import { listPayees, listSplits } from './list-splits.ts';
import { moveCommission } from './move-commission.ts';
import { paperPdf } from './paper-pdf.ts';
import { sendLetter, sendLetters } from './send-letter.ts';
import { wholeCommission } from './show-commission.ts';
import { payeeStatement } from './statement.ts';
import { agreeToTerms, sendTermsCode, termsPaper, withdrawTerms } from './terms.ts';
import { insertCommission, removeCommission, updateCommission } from './write-commission.ts';
import { insertReceipt, removeReceipt, updateReceipt } from './write-receipt.ts';
import { paySplit, setSplits } from './write-splits.ts';

export const commissionHandlers = (limits: Limits): Handlers<typeof commissionCalls> => ({
  list: ({ query }, context) => listCommissions(query, context),
  get: ({ params }, context) => wholeCommission(context, params.id),
  create: async ({ body }, context) => wholeCommission(context, await insertCommission(context, body)),

  async update({ params, body }, context) {
    await updateCommission(context, params.id, body);
    return wholeCommission(context, params.id);
  },

  remove: ({ params }, context) => removeCommission(context, params.id),

  async export(input, context) {
    if (context.actor.scope('commission:edit') === 'none') throw forbidden();
    return commissionExporter(input, context);
  },

  dues: (_, context) => readDues(context),

  async move({ params, body }, context) {
    await moveCommission(context, params.id, body);
    return wholeCommission(context, params.id);
  },

  sendTermsCode: async ({ params }, context) => ({ number: await sendTermsCode(limits, context, params.id) }),

  async agree({ params, body }, context) {
    await agreeToTerms(limits, context, params.id, body);
    return wholeCommission(context, params.id);
  },

  async withdrawTerms({ params }, context) {
    await withdrawTerms(context, params.id);
    return wholeCommission(context, params.id);
  },

  terms: ({ params }, context) => termsPaper(context, params.id),
});

export const paperHandlers: Handlers<typeof paperCalls> = {
  async issue({ params, body }, context) {
    await issuePaper(context, params.id, body);
    return wholeCommission(context, params.id);
  },
  pdf: ({ params }, context) => paperPdf(context, params.id),
};

export const receiptHandlers: Handlers<typeof receiptCalls> = {
  list: (input, context) => listReceipts(input, context),
  async create({ params, body }, context) {
    await insertReceipt(context, params.id, body);
    return wholeCommission(context, params.id);
  },
  update: async ({ params, body }, context) => wholeCommission(context, await updateReceipt(context, params.id, body)),
  remove: ({ params }, context) => removeReceipt(context, params.id),
};

export const splitHandlers: Handlers<typeof splitCalls> = {
  list: (input, context) => listSplits(input, context),
  payees: (_, context) => listPayees(context),
  async set({ params, body }, context) {
    await setSplits(context, params.id, body.splits);
    return wholeCommission(context, params.id);
  },
  pay: async ({ params, body }, context) => wholeCommission(context, await paySplit(context, params.id, body)),
  statement: ({ query }, context) => payeeStatement(context, Number(query.contact)),
};

export const letterHandlers: Handlers<typeof letterCalls> = {
  async preview({ params, query }, context) {
    const { about, tone, language, subject, text } = await readLetter(context, params.id, query);
    return { about, tone, language, subject, text };
  },
  async hold({ params, body }, context) {
    await holdLetter(context, params.id, body);
    return wholeCommission(context, params.id);
  },
  send: ({ params, body }, context) => sendLetter(context, params.id, body),
  sendMany: ({ body }, context) => sendLetters(context, body.ids),
};

export const accountHandlers: Handlers<typeof accountCalls> = {
  gst({ query: { from, to } }, context) {
    if (to < from) throw fieldErrors({ to: [drf.date] });
    if (daysBetween(from, to) > 366) throw fieldErrors({ to: [commissionTexts.dutyOfYear] });
    return gstSummary(context, from, to);
  },
  take: ({ body }, context) => takeAccounts(context, body),
};

export const evidenceHandlers: Handlers<typeof evidenceCalls> = {
  pack: ({ params }, context) => evidencePack(context, params.id),
};
