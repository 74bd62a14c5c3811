import type { LeadEvent } from '@angan/contract/lead-events/lead-event.ts';
import { leadEventCalls } from '@angan/contract/lead-events/lead-events.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { leadResults, leadSources } from '@angan/domain/leads/index.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { infiniteList, query } from '../../core/api/index.ts';
import { useUrlState } from '../../ui/use-url-state.ts';

/** Milliseconds after which clocks and health are asked for again though nothing was told: the server counts working hours. */
const recount = 60_000;
const quiet = { quiet: true } as const;

const rowsOf = (data: { pages: { results: LeadEvent[] }[] } | undefined) =>
  data?.pages.flatMap(({ results }) => results);

/** The leads of the office as the address filters them: those to answer, and those that are done. */
export const useLeads = () => {
  const url = useUrlState();
  const source = leadSources.find((one) => one === url.get('source'));
  const result = leadResults.find((one) => one === url.get('result'));
  const isAll = url.get('days') === 'all';
  const ofSource = source && { source };
  const today = useQuery({ ...query(leadEventCalls.today, undefined, quiet), refetchInterval: recount });
  const open = useInfiniteQuery({
    ...infiniteList(leadEventCalls.list, { query: { to_answer: 'true', ...ofSource } }, quiet),
    refetchInterval: recount,
    placeholderData: keepPreviousData,
  });
  const done = useInfiniteQuery({
    ...infiniteList(
      leadEventCalls.list,
      {
        query: {
          to_answer: 'false',
          ...ofSource,
          ...(result && { result }),
          ...(!isAll && { received_at__gte: dayInIndia() }),
        },
      },
      quiet,
    ),
    placeholderData: keepPreviousData,
  });
  const isOpenNewer = open.dataUpdatedAt > done.dataUpdatedAt;
  const [newer, older] = isOpenNewer ? [open.data, done.data] : [done.data, open.data];
  const [said, before] = [rowsOf(newer), rowsOf(older)];
  // Between two answers a lead may stand in both: the newer knows.
  const left = before?.filter(({ id }) => !said?.some((one) => one.id === id));
  const [toAnswer, answered] = isOpenNewer ? [said, left] : [left, said];
  const rows = [...(toAnswer ?? []), ...(answered ?? [])];
  const openId = Number(url.get('id')) || undefined;
  const at = rows.findIndex(({ id }) => id === openId);
  const select = (id: number | undefined) => url.patch({ id: id ?? null }, { replace: openId !== undefined });
  const step = (by: 1 | -1) => {
    const next = rows[at === -1 ? (by === 1 ? 0 : -1) : at + by];
    return next && (() => select(next.id));
  };
  return {
    url,
    source,
    result,
    isAll,
    today,
    open,
    done,
    toAnswer,
    answered,
    /** When the clocks were counted. */
    readAt: open.dataUpdatedAt,
    openId,
    listed: rows[at],
    select,
    step,
  };
};
export type Leads = ReturnType<typeof useLeads>;
