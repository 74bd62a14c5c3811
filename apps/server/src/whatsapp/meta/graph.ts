import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { metaErrorOf } from '@angan/domain/whatsapp/errors.ts';
import { z } from 'zod';
import { keepable } from '../../core/database/keepable.ts';
import { done, failed, type MetaAnswer, type MetaError } from './answer.ts';
import { type Answered, exchange, NoAnswer } from './exchange.ts';
import { parseExact } from './parse-exact.ts';

export interface MetaAccess {
  /** Where the Graph API listens, without a version: https://graph.facebook.com. */
  readonly url: string;
  /** v25.0 */
  readonly version: string;
  readonly token: string;
  /** Of the app; only uploads of samples ask for it. */
  readonly appId?: string | undefined;
}

export interface GraphCall {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** Below the version, as it is: `upload:…` holds signs that must not be encoded. */
  readonly path: string;
  readonly query?: Record<string, string | number | undefined>;
  readonly json?: unknown;
  readonly body?: readonly (string | Uint8Array)[];
  readonly headers?: Record<string, string>;
  /** Whether doing it twice does no harm. Where not, an answer that was lost is `unknown`. */
  readonly repeatable?: boolean;
  readonly limitMs?: number;
}

const usualLimitMs = 20_000;
const mostBytes = 20 * 1024 * 1024;

/** Meta writes the code as a number, the data now as an object and now as JSON in a string. */
const Fault = z.object({
  error: z.object({
    code: z.coerce.number().catch(0),
    error_subcode: z.coerce.number().catch(0),
    message: z.string().catch(''),
    error_user_title: z.string().catch(''),
    error_user_msg: z.string().catch(''),
    error_data: z
      .union([z.object({ details: z.string().catch('') }), z.string().transform(detailsIn)])
      .catch({ details: '' }),
  }),
});

/** Speaks with the Graph API: one call, its answer read by a schema. */
export type Graph = <T>(call: GraphCall, answer: z.ZodType<T>) => Promise<MetaAnswer<T>>;

export const newGraph = ({ url, version, token }: MetaAccess): Graph => {
  const base = url.replace(/\/$/, '');
  return async (call, schema) => {
    const { method = 'GET', json } = call;
    const repeatable = call.repeatable ?? method !== 'POST';
    try {
      const answered = await exchange({
        method,
        url: new URL(`${base}/${version}/${call.path}${queryOf(call.query)}`),
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...call.headers,
        },
        body: json === undefined ? (call.body ?? []) : [JSON.stringify(json)],
        limitMs: call.limitMs ?? usualLimitMs,
        mostBytes,
      });
      return read(answered, schema, repeatable);
    } catch (error) {
      return failed(lineFault(error, repeatable));
    }
  };
};

const queryOf = (query: GraphCall['query'] = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined) as [string, string | number][];
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
};

const read = <T>({ status, body, retryAfter }: Answered, schema: z.ZodType<T>, repeatable: boolean): MetaAnswer<T> => {
  const parsed = parsedOf(body);
  if (status >= 200 && status < 300) {
    const value = schema.safeParse(parsed);
    if (value.success) return done(value.data);
    // It was done, but what came back is nothing that we can read.
    return failed(plain(repeatable ? 'temporary' : 'unknown', 'Meta’s answer could not be read'));
  }
  const fault = Fault.safeParse(parsed);
  const error = fault.success ? graphFault(fault.data.error) : strayFault(status, repeatable);
  const seconds = secondsOf(retryAfter, Date.now());
  return failed(seconds === undefined ? error : { ...error, retryAfter: seconds });
};

export const graphFault = (error: z.infer<typeof Fault>['error']): MetaError => {
  const { code, error_subcode: subcode, error_user_title: title, error_user_msg, message } = error;
  const { details } = error.error_data;
  const known = metaErrorOf(code, subcode);
  return {
    is: known.retry,
    code,
    subcode,
    title: maskNumbersIn(title),
    message: maskNumbersIn(error_user_msg || details || message),
    details: maskNumbersIn(details),
    ...(known.waitSeconds === undefined ? {} : { waitSeconds: known.waitSeconds }),
  };
};

/** An error that is not the Graph API's own: of a gateway before it, which may have passed the call on. */
const strayFault = (status: number, repeatable: boolean): MetaError => {
  const sentence = `Meta answered ${status}`;
  if (status === 429 || status === 503) return plain('temporary', sentence);
  if (status >= 500) return plain(repeatable ? 'temporary' : 'unknown', sentence);
  return plain('permanent', sentence);
};

/** What broke on the way. */
export const lineFault = (error: unknown, repeatable: boolean): MetaError => {
  const arrived = !(error instanceof NoAnswer) || error.mayHaveArrived;
  const why = error instanceof NoAnswer ? error.message : 'The call could not be made';
  return plain(arrived && !repeatable ? 'unknown' : 'temporary', `Meta could not be reached: ${why}`);
};

export const plain = (is: MetaError['is'], message: string): MetaError => ({
  is,
  code: 0,
  subcode: 0,
  title: '',
  message,
  details: '',
});

/** Longer than this nobody is left alone by a header: whoever waits is told within minutes. Seconds. */
const longestRetryAfter = 60 * 60;

/** Seconds of a Retry-After header, which holds seconds or a date (RFC 9110, 10.2.3); undefined where it holds neither. */
export const secondsOf = (header: string, now: number): number | undefined => {
  if (header.trim() === '') return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.min(longestRetryAfter, Math.max(0, Math.ceil(seconds))) : undefined;
};

const parsedOf = (body: Buffer): unknown => {
  try {
    return keepable(parseExact(body.toString('utf8')));
  } catch {
    return undefined;
  }
};

function detailsIn(text: string): { details: string } {
  try {
    const { details } = JSON.parse(text) as { details?: unknown };
    return { details: typeof details === 'string' ? details : '' };
  } catch {
    return { details: text };
  }
}
