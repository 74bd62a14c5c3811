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
  const counted = async <R extends { id: number }>(rows: readonly R[], context: Context) => {
    const ids = rows.map((row) => row.id);
    const counts = await countMatches(record, ids, context);
    return rows.map((row) => ({ ...row, [field]: counts.get(row.id) ?? 0 }));
  };
  const { list } = handlers as unknown as { list: Call };
  const one = (handler: Call): Call => {
    return async (input, context) => (await counted([(await handler(input, context)) as { id: number }], context))[0];
  };
  return {
    ...handlers,
    ...Object.fromEntries(shown.map((name) => [name, one(handlers[name] as Call)])),
    list: async (input: never, context: Context) => {
      const page = (await list(input, context)) as Listed;
      return { ...page, results: await counted(page.results, context) };
    },
  };
};

export const countedPropertyHandlers = withCounts('property', 'matching_inquiry_count', propertyHandlers, [
  'get',
  'create',
  'update',
  'restore',
  'verify',
]);
export const countedInquiryHandlers = withCounts('inquiry', 'matching_property_count', inquiryHandlers, [
  'get',
  'create',
  'update',
  'restore',
  'stage',
  'contacted',
  'addTo',
]);
