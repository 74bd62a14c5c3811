import type { loanPartCalls } from '@angan/contract/loans/loan-parts.ts';
import type { loanCalls } from '@angan/contract/loans/loans.ts';
import type { Context } from '../core/context.ts';
import type { Handlers } from '../core/http/serve.ts';
import { addApplication, updateApplication } from './applications.ts';
import { type HeldLoan, heldLoan, readLoan } from './find-loan.ts';
import { listLoans } from './list-loans.ts';
import { moveTo } from './move-loan.ts';
import { addDisbursement, removeDisbursement } from './parts/disbursements.ts';
import { addDocument, attachFile, removeDocument, updateDocument } from './parts/documents.ts';
import { loanTotals } from './totals.ts';
import { insertLoan, markDeleted, updateLoan } from './write-loan.ts';

export const loanHandlers: Handlers<typeof loanCalls> = {
  list: ({ query }, context) => listLoans(query, context),
  totals: ({ query }, context) => loanTotals(query, context),
  get: ({ params }, context) => readLoan(context, params.id),
  create: async ({ body }, context) => readLoan(context, await insertLoan(context, body)),

  async update({ params, body }, context) {
    await updateLoan(context, params.id, body);
    return readLoan(context, params.id);
  },

  remove: ({ params }, context) => markDeleted(context, params.id, true),

  async restore({ params }, context) {
    await markDeleted(context, params.id, false);
    return readLoan(context, params.id);
  },

  async move({ params, body }, context) {
    await moveTo(context, params.id, body);
    return readLoan(context, params.id);
  },
};

/** Changes something that a loan consists of, with the loan held, and answers the loan as it is then. */
const changing =
  <G extends { params: { id: number } }>(change: (context: Context, loan: HeldLoan, given: G) => Promise<void>) =>
  async (given: G, context: Context) => {
    await change(context, await heldLoan(context, given.params.id), given);
    return readLoan(context, given.params.id);
  };

export const loanPartHandlers: Handlers<typeof loanPartCalls> = {
  addApplication: changing((context, { id }, { body }) => addApplication(context, id, body)),
  updateApplication: changing((context, { id }, { params, body }) => updateApplication(context, id, params.part, body)),
  addDocument: changing((context, { id }, { body }) => addDocument(context, id, body)),
  updateDocument: changing((context, { id }, { params, body }) => updateDocument(context, id, params.part, body)),
  removeDocument: changing((context, { id }, { params }) => removeDocument(context, id, params.part)),
  addFile: changing((context, { id }, { params, body }) => attachFile(context, id, params.part, body)),
  addDisbursement: changing((context, loan, { body }) => addDisbursement(context, loan, body)),
  removeDisbursement: changing((context, loan, { params }) => removeDisbursement(context, loan, params.part)),
};
