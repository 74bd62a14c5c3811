import type { Call } from '@angan/contract/kit/call.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { queryClient, type RowOf } from '../core/api/index.ts';
import { anyQuery, filtersIn, type Page, type RecordDescription } from './use-record-list.ts';

const bareAddress = { all: () => [] };

/** Fetches the rows that a list shows where the address says nothing, as its screen asks for them. */
export const fetchFirstPage = async <C extends Call>({
  list,
  filters,
  usual = {},
  always,
}: RecordDescription<C>): Promise<RowOf<C>[]> => {
  const asked = { ...(always as object), ...filtersIn<C>(bareAddress, filters, usual) };
  const page = anyQuery(list, { query: asked }, { quiet: true }) as FetchQueryOptions<Page<RowOf<C>>>;
  return (await queryClient.fetchQuery(page)).results;
};
