import { templateGroupCalls } from '@angan/contract/whatsapp/template-groups.ts';
import { queryOptions } from '@tanstack/react-query';
import { allRows, keyOf } from '../../core/api/index.ts';

/** All groups, by name. */
export const groupsQuery = queryOptions({
  queryKey: [...keyOf(templateGroupCalls.list), 'all'],
  queryFn: () => allRows(templateGroupCalls.list, { query: { page_size: '100' } }, { quiet: true }),
});
