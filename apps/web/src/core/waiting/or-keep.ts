import type { Answer, Call } from '@angan/contract/kit/call.ts';
import { address } from '../api/address.ts';
import type { Given } from '../api/client.ts';
import { ApiError, KeptForLater } from '../api/errors.ts';
import { request } from '../api/request.ts';
import type { Waiting } from '../queue/index.ts';
import { keyFor } from './tried.ts';

/** What is said of a save that waits, beside the call itself. */
export type Keep = Pick<Waiting, 'title' | 'changes' | 'mend' | 'files' | 'makes'> & {
  readonly detail?: string | undefined;
  /** The call that reads the record, and the fields of it that this writes, as they stood. */
  readonly seen?: { readonly path: string; readonly values: Record<string, unknown> } | undefined;
};

/** Milliseconds after which a line on which nothing comes counts as none. */
const patience = 20_000;
const noLine = [0, 502, 504];

/**
 * Makes a call that saves what somebody typed. Where it does not reach the server it is kept and sent by itself later, once,
 * and `KeptForLater` is thrown: to its form that is as good as saved.
 */
export const orKeep = async <C extends Call>(call: C, given: Given<C>, keep: Keep): Promise<Answer<C>> => {
  const { params, body } = given as { params?: Record<string, string | number>; body?: unknown };
  const url = address(call.path, params);
  const { key, settled } = await keyFor(url, body);
  try {
    const answer = await request<Answer<C>>(call, url, body, { key, signal: AbortSignal.timeout(patience) });
    settled();
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError && noLine.includes(error.status))) {
      if (error instanceof ApiError) settled();
      throw error;
    }
    const { title, detail = '', changes, mend, files, makes, seen } = keep;
    const { method, access } = call;
    // Its code came after the screen's. Where it did not yet, the form keeps what was typed.
    const queue = await import('../queue/index.ts').catch(() => undefined);
    const isKept = await queue?.keepForLater({
      ...{ key, call: { method, access }, url, body, title, detail, changes, mend, files, makes },
      seen: seen && { url: seen.path, values: seen.values },
    });
    if (!isKept) throw error;
    settled();
    throw new KeptForLater();
  }
};
