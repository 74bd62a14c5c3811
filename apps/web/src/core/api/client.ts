import type { Answer, Call, Sent } from '@angan/contract/kit/call.ts';
import { address } from './address.ts';
import { type RequestOptions, request } from './request.ts';

type Numbers<T> = { [K in keyof T]: T[K] extends string | undefined ? T[K] | number : T[K] };
/** A schema without fields reads as a record of nothing. */
type Empty<T> = keyof T extends never ? true : string extends keyof T ? true : false;
type Needed<K extends string, T> = Empty<T> extends true ? unknown : { [key in K]: T };
type Allowed<K extends string, T> = Empty<T> extends true ? unknown : { [key in K]?: T | undefined };

/** What a call is given: its path parameters, its query, its body; each only where the call has it. */
export type Given<C extends Call> = Needed<'params', Numbers<Sent<C>['params']>> &
  Allowed<'query', Numbers<Sent<C>['query']>> &
  (Sent<C>['body'] extends undefined ? unknown : { body: Sent<C>['body'] | FormData });

/** A call may be made with nothing when it needs nothing. */
export type GivenArguments<C extends Call, Rest extends unknown[] = []> =
  Record<never, never> extends Given<C>
    ? [given?: Given<C>, ...rest: Partial<Rest>]
    : [given: Given<C>, ...rest: Partial<Rest>];

interface Parts {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
}

/** Makes one call of the contract. Answers are not parsed again: the server has checked them against the same schema. */
export const send = <C extends Call>(call: C, ...[given, options]: GivenArguments<C, [RequestOptions]>) => {
  const { params, query, body } = (given ?? {}) as Parts;
  return request<Answer<C>>(call, address(call.path, params, query), body, options);
};

type Functions<T extends Record<string, Call>> = {
  [K in keyof T]: (...args: GivenArguments<T[K], [RequestOptions]>) => Promise<Answer<T[K]>>;
};

/** The calls of a noun as functions of the same names: `client(contactCalls).create({ body })`. */
export const client = <const T extends Record<string, Call>>(calls: T): Functions<T> =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      (given: object, options?: RequestOptions) => send(call, given as never, options as never),
    ]),
  ) as unknown as Functions<T>;
