export { issueInvoice, type PaperContext } from './issue-invoice.ts';
export { mailingPaper } from './mail-paper.ts';
export { drawPaper, readPaper } from './paper-pdf.ts';
