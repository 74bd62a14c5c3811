import { drf } from '@angan/contract/kit/drf-texts.ts';

/** What a call refuses, as its client will read it: a status and a body in Django REST Framework's shapes. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;
  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    super(`Refused with ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** `details` repeats `detail`: the specification's client reads the one, Django's clients the other. */
const detailed = (detail: string, more: object = {}) => ({ detail, details: detail, ...more });

export const fieldErrors = (fields: Record<string, string[]>) => new Refusal(400, fields);
export const nonField = (message: string) => new Refusal(400, { non_field_errors: [message] });
export const badRequest = (detail: string) => new Refusal(400, detailed(detail));
export const unauthenticated = (detail: string, more: object = {}) =>
  new Refusal(401, detailed(detail, more), { 'www-authenticate': 'JWT realm="api"' });
/** What has been paid for does not reach so far. `way`: the screen where the asker can put that right. */
export const paymentNeeded = (message: string, way?: string) =>
  new Refusal(402, { non_field_errors: [message], ...(way && { way }) });
export const forbidden = (detail: string = drf.forbidden) => new Refusal(403, detailed(detail));
export const notFound = (detail: string = drf.notFound) => new Refusal(404, detailed(detail));
export const methodNotAllowed = (method: string, allow: string[]) =>
  new Refusal(405, detailed(drf.methodNotAllowed(method)), { allow: allow.join(', ') });
export const conflict = (detail: string) => new Refusal(409, detailed(detail));
export const tooLarge = (detail: string) => new Refusal(413, detailed(detail));
export const unsupportedMedia = (type: string) => new Refusal(415, detailed(drf.mediaType(type)));
/** A third party did not do its part. Not 503, on which clients renew their token and ask again. */
export const badGateway = (detail: string) => new Refusal(502, detailed(detail));
/** For a moment there is no database. Nothing was done, so whoever asked may ask again. */
export const unavailable = () =>
  new Refusal(503, detailed('The database is away for a moment. Nothing was changed. Try again shortly.'), {
    'retry-after': '2',
  });
/** Nobody knows whether it was done. Not 503, on which clients ask again by themselves. */
export const undecided = () =>
  new Refusal(
    504,
    detailed('The connection broke while this was being saved. Look whether it is there before you try again.'),
  );
export const throttled = (seconds: number) =>
  new Refusal(429, detailed(drf.throttled(seconds)), { 'retry-after': String(seconds) });

/** The same in words of our own, where it helps to say what to do meanwhile. */
export const tooMany = (detail: string, seconds: number) =>
  new Refusal(429, detailed(detail), { 'retry-after': String(seconds) });

/** A bad access token, as simplejwt says it. */
export const badAccessToken = (message: string = drf.tokenInvalid) =>
  unauthenticated(drf.tokenNotValid, {
    code: 'token_not_valid',
    messages: [{ token_class: 'AccessToken', token_type: 'access', message }],
  });
/** A bad refresh token, as simplejwt says it. */
export const badToken = (detail: string = drf.tokenInvalid, more: object = {}) =>
  unauthenticated(detail, { code: 'token_not_valid', ...more });
