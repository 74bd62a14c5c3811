import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { QueryView } from './query-view.tsx';
import styles from './timeline.module.css';
import { Timeline, type TimelineItem } from './timeline.tsx';

interface Props<E> {
  timeline: UseInfiniteQueryResult<InfiniteData<{ results: E[] }>>;
  itemOf: (entry: E) => TimelineItem;
}

/** What happened with a record, page by page through the server's next link. */
export const TimelinePages = <E,>({ timeline, itemOf }: Props<E>) => (
  <QueryView query={timeline} failed={t`The timeline did not load.`} loading={t`Loading the timeline`} rows={3}>
    {({ pages }) => (
      <>
        <Timeline items={pages.flatMap((page) => page.results).map(itemOf)} />
        {timeline.hasNextPage && (
          <div className={styles.more}>
            <Button size="xs" loading={timeline.isFetchingNextPage} onClick={() => void timeline.fetchNextPage()}>
              {t`Show earlier`}
            </Button>
          </div>
        )}
      </>
    )}
  </QueryView>
);
