import { pageSize, searchCountCap } from '@angan/contract/kit/resource.ts';
import { formatNumber } from '@angan/domain/money.ts';
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';
import { type Page, pageOf, useShownPage } from '../ui/pager.tsx';
import { useUrlState } from '../ui/use-url-state.ts';
import type { Line, Log } from './logs.ts';

const lists = ['user', 'action'] as const;
const bounds = ['opened_at__gte', 'opened_at__lte'] as const;

/** A log as the address filters it. */
export const useLog = ({ call, kind, lineOf }: Log) => {
  const url = useUrlState();
  const names = [...lists, kind];
  const given = {
    ...Object.fromEntries(names.map((name) => [name, url.all(name)])),
    ...Object.fromEntries(bounds.map((name) => [name, url.get(name)])),
  };
  const anyQuery = query as unknown as (asked: typeof call, given: object) => UseQueryOptions<Page>;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...anyQuery(call, { query: { ...given, ...pageOf(url) } }),
    placeholderData: keepPreviousData,
  });
  const page = useShownPage(url, isPlaceholderData);
  return {
    url,
    data,
    lines: data?.results.map((row) => lineOf(row as never)) as Line[] | undefined,
    error,
    isStale: isPlaceholderData,
    retry: () => void refetch(),
    first: (page - 1) * pageSize.usual + 1,
    /** A log is counted up to a cap, of which the server says one more. */
    countText: data && (data.count > searchCountCap ? `${formatNumber(searchCountCap)}+` : formatNumber(data.count)),
    isFiltered: Object.values(given).some((value) => value !== undefined && value.length > 0),
    clear: () => url.filter(Object.fromEntries([...names, ...bounds].map((name) => [name, null]))),
  };
};
