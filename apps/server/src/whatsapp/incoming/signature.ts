import { isHmacOf } from '../../core/inbox/index.ts';

const form = /^sha256=([0-9a-f]{64})$/i;

/** Whether Meta signed these bytes with the app's secret. Meta writes signs as \uXXXX, so only the bytes as they came count. */
export const isSigned = (raw: Buffer, header: string | string[] | undefined, appSecret: string | undefined): boolean =>
  isHmacOf(raw, typeof header === 'string' ? form.exec(header)?.[1] : undefined, appSecret);
