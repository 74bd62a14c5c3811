import type { Context } from '../core/context.ts';
import { inquiryHandlers } from '../inquiries/index.ts';
import { propertyHandlers } from '../properties/index.ts';
import { countMatches } from './counts.ts';

type Call = (input: never, context: Context) => Promise<unknown>;
type Listed = { results: { id: number }[] };

/**
 * The handlers of a record, where its lists, and the `shown` calls that answer a single one, carry the number of its
 * matches as `field`. It is added from outside, since to count matches takes both kinds of record.
 */
const withCounts = <H extends object>(
  record: 'property' | 'inquiry',
  field: string,
  handlers: H,
  shown: readonly (keyof H)[],
): H => {
  const withCount = async <R extends { id: number }>(rows: readonly R[], context: Context) => {
    const ids = rows.map((row) => row.id);
    const counts = await countMatches(record, ids, context);
    return rows.map((row) => ({ ...row, [field]: counts.get(row.id) ?? 0 }));
  };
  const { list } = handlers as unknown as { list: Call };
  const one = (handler: Call): Call => {
    return async (input, context) => (await withCount([(await handler(input, context)) as { id: number }], context))[0];
  };
  return {
    ...handlers,
    ...Object.fromEntries(shown.map((name) => [name, one(handlers[name] as Call)])),
    list: async (input: never, context: Context) => {
      const page = (await list(input, context)) as Listed;
      return { ...page, results: await withCount(page.results, context) };
    },
  };
};

const counted = withCounts('property', 'matching_inquiry_count', propertyHandlers, [
  'get',
  'create',
  'update',
  'restore',
  'verify',
  'status',
  'askStatus',
]);

export const countedPropertyHandlers: typeof propertyHandlers = {
  ...counted,
  async toVerify(input, context) {
    const { results } = await propertyHandlers.toVerify(input, context);
    const ids = results.map(({ property }) => property.id);
    const counts = await countMatches('property', ids, context);
    return { results: results.map((row) => ({ ...row, matching_inquiry_count: counts.get(row.property.id) ?? 0 })) };
  },
};

export const countedInquiryHandlers = withCounts('inquiry', 'matching_property_count', inquiryHandlers, [
  'get',
  'create',
  'update',
  'restore',
  'stage',
  'contacted',
  'addTo',
]);
