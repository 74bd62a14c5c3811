import { sessionTexts } from '@angan/contract/auth/texts.ts';
import type { Call } from '@angan/contract/kit/call.ts';
import { onlyAskHeader, writeKeyHeader } from '@angan/contract/kit/write-key.ts';
import { word } from '../language/index.ts';
import { useAuth } from '../session/auth.ts';
import { SessionEnded, sessionNumber } from '../session/end.ts';
import { refreshDue } from '../session/jwt.ts';
import { RefreshUnavailable, refreshAccess } from '../session/refresh.ts';
import { noteEnded } from '../session/subscription.ts';
import { bodyOf } from './address.ts';
import { takeEarly } from './early.ts';
import { ApiError } from './errors.ts';
import { tellOnce } from './tell-once.ts';
import { transport } from './transport.ts';

export interface RequestOptions {
  /** No toast when it fails: the caller shows or logs it. */
  quiet?: boolean | undefined;
  signal?: AbortSignal | undefined;
  /** Share of the body that has gone out, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Under which the server knows a write again that is sent twice. */
  key?: string | undefined;
  /** Whether the write of that key was done is asked, and it is not done. */
  onlyAsk?: boolean;
}

/**
 * One call as every call is made: signed with the session's token, renewed and tried once more on 401 and 503, its
 * failures told as the specification words them. Throws ApiError, or SessionEnded when the session is over meanwhile.
 */
export const request = async <A>(
  call: Pick<Call, 'method' | 'access'>,
  url: string,
  given?: unknown,
  options: RequestOptions = {},
): Promise<A> => {
  const session = sessionNumber();
  const signed = call.access !== 'public';
  const send = async (token: string | null) => {
    const { body, type } = bodyOf(given);
    const headers: Record<string, string> = { accept: 'application/json' };
    if (type) headers['content-type'] = type;
    if (token) headers.authorization = `JWT ${token}`;
    if (options.key) headers[writeKeyHeader] = options.key;
    if (options.onlyAsk) headers[onlyAskHeader] = '1';
    const answer = await transport(
      url,
      { method: call.method, headers, body, signal: options.signal },
      options.onProgress,
    );
    if (signed && sessionNumber() !== session) throw new SessionEnded();
    return answer;
  };

  try {
    const early = call.method === 'GET' && !given ? await takeEarly(url) : undefined;
    if (early && sessionNumber() === session) return (await early.json()) as A;
    let token = signed ? await currentAccess() : null;
    let answer = await send(token);
    const renewed = signed && (answer.status === 401 || answer.status === 503);
    if (renewed) {
      token = await refreshAccess(token);
      answer = await send(token);
    }
    if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as A;
    throw await refused(call, answer, renewed, options.quiet === true);
  } catch (error) {
    if (error instanceof RefreshUnavailable)
      throw await refused(call, error.answer.clone(), false, options.quiet === true);
    if (error instanceof ApiError || error instanceof SessionEnded || isAbort(error)) throw error;
    throw new ApiError(0, undefined);
  }
};

/** The session's access token, renewed first when the refresh token is about to end or there is none. */
export const currentAccess = (): Promise<string> | string => {
  const auth = useAuth.getState();
  const { accessToken } = auth;
  return accessToken && !refreshDue(auth, Date.now()) ? accessToken : refreshAccess(accessToken);
};

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

const refused = async (call: Pick<Call, 'method'>, answer: Response, renewed: boolean, quiet: boolean) => {
  const body = (await answer.json().catch(() => undefined)) as { details?: unknown } | undefined;
  const details = typeof body?.details === 'string' ? body.details : undefined;
  if (answer.status === 403 && details === sessionTexts.subscriptionNeeded) noteEnded('Expired');
  if (answer.status === 403 && details === sessionTexts.officeDeleting) noteEnded('Deleting');
  const fetchFailed = renewed
    ? word(sessionTexts.fetchFailedAfterRefresh)
    : (details ?? word(sessionTexts.fetchFailed));
  const text = answer.status === 500 ? word(sessionTexts.serverError) : call.method === 'GET' ? fetchFailed : undefined;
  if (text && !quiet) tellOnce(text);
  return new ApiError(answer.status, body, text !== undefined && !quiet, answer.statusText);
};
