export { connectFirstNumber } from './first-number.ts';
export { defaultNumber, metaOfNumber, type NumberRow } from './number-row.ts';
export { whatsappNumberHandlers } from './numbers.ts';
export { refreshingNumber } from './refresh-job.ts';
export { webhookUrl } from './set-up-webhook.ts';
