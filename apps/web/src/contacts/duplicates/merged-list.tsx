import { type Merged, mergeCalls } from '@angan/contract/contacts/merging.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../../core/api/index.ts';
import { formatDate, personName } from '../../core/language/index.ts';
import { DataCards } from '../../ui/data-list/index.ts';
import { useShownPage } from '../../ui/pager.tsx';
import { PersonSquare } from '../../ui/person.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { UrlState } from '../../ui/use-url-state.ts';
import styles from './duplicates.module.css';
import { Foot } from './foot.tsx';

interface Props {
  url: UrlState;
  onUndo: (merge: number) => void;
}

/** Merges that can still be undone, newest first. */
export const MergedList = ({ url, onUndo }: Props) => {
  const merges = useQuery({
    ...query(mergeCalls.merges, { query: { page: url.get('page') } }),
    placeholderData: keepPreviousData,
  });
  const page = useShownPage(url, merges.isPlaceholderData);
  const cards = (rows?: Merged[]) => (
    <DataCards
      rows={rows}
      rowKey={({ id }) => id}
      label={t`Merged`}
      as="rows"
      card={(merged) => <MergedRow merged={merged} onUndo={() => onUndo(merged.id)} />}
    />
  );
  return (
    <QueryView query={merges} failed={t`The list did not load.`} loading={cards()}>
      {(data) =>
        data.results.length === 0 ? (
          <EmptyState title={t`Nothing was merged lately`}>{t`A merge can be undone here for 30 days.`}</EmptyState>
        ) : (
          <>
            {cards(data.results)}
            <Foot data={data} page={page} url={url} />
          </>
        )
      }
    </QueryView>
  );
};

const MergedRow = ({ merged, onUndo }: { merged: Merged; onUndo: () => void }) => (
  <article className={styles.group} aria-label={personName(merged.into.name)}>
    <div className={styles.people}>
      <div className={styles.person}>
        <PersonSquare name={merged.into.name} />
        <div className={styles.facts}>
          <Link to={`/contact?id=${merged.into.id}`} className={styles.name}>
            {personName(merged.into.name)}
          </Link>
          <span className={styles.quiet}>
            {t`with ${merged.people.map(({ name }) => personName(name)).join(', ')}`}
          </span>
        </div>
      </div>
      <p className={styles.why}>
        {t`By ${merged.by} on ${formatDate(merged.created_date)}. Can be undone until ${formatDate(merged.undo_until)}.`}
      </p>
    </div>
    <div className={styles.actions}>
      <Button onClick={onUndo}>{t`Undo`}</Button>
    </div>
  </article>
);
