/** The light door: call and WhatsApp of the person behind a record, without the screens of the log. */
export { RecordCall } from './record-call.tsx';
export { type RevealRecord, useReveal } from './use-reveal.ts';
