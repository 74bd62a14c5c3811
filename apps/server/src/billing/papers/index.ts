export { issueCreditNote } from './issue-credit-note.ts';
export { issueInvoice } from './issue-invoice.ts';
export type { PaperContext } from './issue-paper.ts';
export { mailingPaper } from './mail-paper.ts';
export { drawPaper, readPaper } from './paper-pdf.ts';
