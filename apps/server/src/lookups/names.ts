import type { Call, Received } from '@angan/contract/kit/call.ts';
import { type LookupName, lookups } from '@angan/contract/lookups/lookups.ts';
import type { namesCalls } from '@angan/contract/lookups/names.ts';
import { namesQuery } from '@angan/contract/lookups/names-call.ts';
import type { Context } from '../core/context.ts';
import { isOpenTo } from '../core/http/admit.ts';
import { readInput } from '../core/http/read-input.ts';
import type { Handler, Handlers } from '../core/http/serve.ts';
import { companyLookupHandlers, platformLookupHandlers } from './lookups.ts';

const own = { ...platformLookupHandlers, ...companyLookupHandlers };
type OfOthers = { [Name in Exclude<LookupName, keyof typeof own>]: Handler<(typeof lookups)[Name]['call']> };

/** All lists in one answer, each by the handler of its own call. `ofOthers`: those that other nouns keep. */
export const namesHandlers = (ofOthers: OfOthers): Handlers<typeof namesCalls> => {
  const handlers = { ...own, ...ofOthers } as Record<LookupName, unknown> as Record<LookupName, Handler<Call>>;
  return {
    get: async (_, context) => {
      const pages = Object.entries(lookups).map(async ([name, { call }]) => [
        name,
        (await isOpenTo(call, context)) ? await pageOf(call, handlers[name as LookupName], context) : undefined,
      ]);
      return Object.fromEntries(await Promise.all(pages));
    },
  };
};

/** What the list's own call answers; its `next` leads to that call too. */
const pageOf = (call: Call, handler: Handler<Call>, context: Context) => {
  const input = readInput(call, { params: {}, query: namesQuery, body: undefined }) as Received<Call>;
  const url = `${call.path}?${new URLSearchParams(namesQuery)}`;
  return handler(input, { ...context, request: { ...context.request, url } });
};
