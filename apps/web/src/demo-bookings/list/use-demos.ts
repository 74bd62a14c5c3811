import { demoBookingCalls, type demoFilters, demoSlotCalls } from '@angan/contract/demo-bookings/demo-bookings.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { infiniteList, query } from '../../core/api/index.ts';
import type { UrlState } from '../../ui/use-url-state.ts';

/** What a change of a booking changes besides. */
export const demoChanges = ['demo_booking', 'demo_slot'] as const;

const several = ['status', 'language', 'host'] as const satisfies (keyof typeof demoFilters)[];

/** The bookings as the address says, and whether it narrows them. */
export const useDemos = (url: UrlState) => {
  const search = url.get('search') ?? '';
  const given = Object.fromEntries(several.map((name) => [name, url.all(name)]).filter(([, all]) => all?.length));
  const days = { date__gte: url.get('date__gte'), date__lte: url.get('date__lte') };
  const isFiltered = Boolean(search || days.date__gte || days.date__lte || Object.keys(given).length > 0);
  const asked = { search: search || undefined, ...days, ...given, host: given.host?.join(',') };
  const list = useInfiniteQuery(infiniteList(demoBookingCalls.list, { query: asked as never }));
  return { list, rows: list.data?.pages.flatMap(({ results }) => results) ?? [], search, isFiltered };
};

export const useGrid = () => useQuery(query(demoSlotCalls.grid));
export const useMonth = () => useQuery(query(demoBookingCalls.month));
