import type { LeadEvent } from '@angan/contract/lead-events/lead-event.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { LoadingRows } from '../../ui/states.tsx';
import styles from './inbox.module.css';

interface Props {
  title: string;
  /** '5, newest first' */
  count?: string | undefined;
  /** At the right of the head. */
  aside?: ReactNode;
  query: UseInfiniteQueryResult<unknown>;
  rows: readonly LeadEvent[] | undefined;
  /** How many grey rows stand till they are there. */
  skeletons: number;
  /** Said where there are none. */
  none: string;
  draw: (lead: LeadEvent) => ReactNode;
}

/** Some of the leads under their heading, page by page. That they did not load is said once, over both lists. */
export const LeadSection = ({ title, count, aside, query, rows, skeletons, none, draw }: Props) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <span className={styles.quiet} aria-live="polite">
          {count}
        </span>
        <span className={styles.space} />
        {aside}
      </div>
      {!rows && !query.error && <LoadingRows rows={skeletons} label={t`Loading the leads`} />}
      {rows?.length === 0 && <p className={styles.none}>{none}</p>}
      {rows && rows.length > 0 && <ul className="list-unstyled">{rows.map(draw)}</ul>}
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button size="xs" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t`Show more`}
          </Button>
        </div>
      )}
    </section>
  );
};
