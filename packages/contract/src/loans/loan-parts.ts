import { loanDocumentStatuses, loanStages } from '@angan/domain/lookups/loans.ts';
import { z } from 'zod';
import { requiredUpload } from '../files/upload.ts';
import { call } from '../kit/call.ts';
import { drf } from '../kit/drf-texts.ts';
import { flag, idParams, number, pathId, requiredDay, requiredText, requiredWord, text } from '../kit/fields.ts';
import { loanLimits } from './loan-fields.ts';
import { applicationFields, bankReference, Loan } from './loans.ts';

const part = <const N extends string>(name: N) => `/properties/loans/:id/${name}/` as const;
const shared = { access: 'loan:edit', answer: Loan } as const;
const partParams = idParams.extend({ part: pathId });

/** What a disbursement is of; the loan moves to Part Disbursed or Disbursed with it. */
export const DisbursementInput = z.object({
  date: requiredDay(),
  amount: number(1, 999_999_999_999).refine((amount) => amount != null, drf.required),
  ref: text(loanLimits.number),
  paid_to: text(loanLimits.paidTo),
});

/** The calls of what a loan consists of; each answers the loan as it is then. */
export const loanPartCalls = {
  addApplication: call({
    ...shared,
    method: 'POST',
    path: part('applications'),
    summary: 'Apply to a lender; the first application leads, and so does one after a refusal',
    params: idParams,
    body: z.object({
      ...applicationFields,
      bank: bankReference().refine((id) => id != null, drf.required),
    }),
    status: 201,
  }),
  updateApplication: call({
    ...shared,
    method: 'PATCH',
    path: `${part('applications')}:part/`,
    summary: 'Change an application; the stage only of one that does not lead',
    params: partParams,
    body: z.object({
      app_no: applicationFields.app_no,
      login_date: applicationFields.login_date,
      stage: requiredWord(loanStages).optional(),
      reason: text(loanLimits.reason),
      is_lead: flag(),
    }),
  }),
  addDocument: call({
    ...shared,
    method: 'POST',
    path: part('documents'),
    summary: 'Ask for a further document',
    params: idParams,
    body: z.object({ of_whom: requiredWord(['Applicant', 'Property']), item: requiredText(loanLimits.item) }),
    status: 201,
  }),
  updateDocument: call({
    ...shared,
    method: 'PATCH',
    path: `${part('documents')}:part/`,
    summary: 'Say how far a document is',
    params: partParams,
    body: z.object({ status: requiredWord(loanDocumentStatuses).optional(), note: text(loanLimits.reason) }),
  }),
  removeDocument: call({
    ...shared,
    method: 'DELETE',
    path: `${part('documents')}:part/`,
    summary: 'Take away a document that a person added',
    params: partParams,
  }),
  addFile: call({
    ...shared,
    method: 'POST',
    path: `${part('documents')}:part/file/`,
    summary: 'Attach the file of a document, in place of one that is there; one that was needed is Received',
    params: partParams,
    body: z.object({ file: requiredUpload() }),
  }),
  addDisbursement: call({
    ...shared,
    method: 'POST',
    path: part('disbursements'),
    summary: 'Note what the lender paid out; the loan moves with it',
    params: idParams,
    body: DisbursementInput,
    status: 201,
  }),
  removeDisbursement: call({
    ...shared,
    method: 'DELETE',
    path: `${part('disbursements')}:part/`,
    summary: 'Take away a disbursement that was noted by mistake',
    params: partParams,
  }),
};
