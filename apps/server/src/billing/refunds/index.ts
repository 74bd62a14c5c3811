export { completeRefund } from './complete-refund.ts';
export { givingBack } from './give-back.ts';
export { noteReturned } from './note-returned.ts';
export { insertRefund, type RefundRow, requestRefund } from './request-refund.ts';
export { restateOrder } from './restate-order.ts';
