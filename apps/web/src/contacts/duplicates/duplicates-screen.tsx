import { type DuplicateGroup, type DuplicateKind, duplicateCalls } from '@angan/contract/contacts/duplicates.ts';
import { mergeCalls } from '@angan/contract/contacts/merging.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconArrowMerge } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../core/api/index.ts';
import { DataCards } from '../../ui/data-list/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { useShownPage } from '../../ui/pager.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { usePhone } from '../../ui/screen.ts';
import { EmptyState } from '../../ui/states.tsx';
import { type UrlState, useUrlState } from '../../ui/use-url-state.ts';
import styles from './duplicates.module.css';
import { Foot } from './foot.tsx';
import { GroupRow } from './group-row.tsx';
import { emptyWords, isTab } from './kind-words.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { MergedList } from './merged-list.tsx';
import { MergingRun } from './merging-run.tsx';
import { Tabs } from './tabs.tsx';
import { useMerging } from './use-merging.ts';

/** Milliseconds between two looks while something works in the background. */
const looksAgain = 1500;

/** Who may be in the list twice: by kind, each group with its reason, to be merged or put aside. */
export const DuplicatesScreen = () => {
  const url = useUrlState();
  const wanted = url.get('kind');
  const tab = isTab(wanted) ? wanted : 'certain';
  const work = useMerging();
  const counts = useQuery({
    ...query(duplicateCalls.counts),
    refetchInterval: ({ state }) => (state.data?.is_looking ? looksAgain : false),
  });
  const run = useQuery({
    ...query(mergeCalls.runState),
    refetchInterval: ({ state }) => (state.data?.run?.working ? looksAgain : false),
  });
  const isWorking = Boolean(run.data?.run?.working);
  const agree = counts.data?.agree ?? 0;
  const [open, setOpen] = useState<DuplicateGroup>();
  const phone = usePhone();
  const mergeAll = agree > 0 && (
    <Button
      variant="filled"
      leftSection={<IconArrowMerge size={16} aria-hidden />}
      loading={isWorking}
      onClick={() => void work.mergeAll()}
    >
      {t`Merge all ${agree} that agree`}
    </Button>
  );
  return (
    <PageFrame
      title={t`Duplicates`}
      actions={mergeAll}
      phoneActions={null}
      filters={<Tabs counts={counts.data} tab={tab} url={url} />}
    >
      {phone && mergeAll && <div className={styles.run}>{mergeAll}</div>}
      {run.data?.run && <MergingRun run={run.data.run} onUndo={(run) => void work.unmerge({ run })} />}
      {tab === 'merged' ? (
        <MergedList url={url} onUndo={(merge) => void work.unmerge({ merge })} />
      ) : (
        <Groups tab={tab} url={url} onOpen={setOpen} />
      )}
      {open && (
        <MergeDialog
          ids={open.people.map(({ id }) => id)}
          onMerge={async (input) => {
            if (await work.merge(input)) setOpen(undefined);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </PageFrame>
  );
};

interface GroupsProps {
  tab: DuplicateKind;
  url: UrlState;
  onOpen: (group: DuplicateGroup) => void;
}

const Groups = ({ tab, url, onOpen }: GroupsProps) => {
  const work = useMerging();
  const groups = useQuery({
    ...query(duplicateCalls.list, { query: { kind: tab, page: url.get('page') } }),
    placeholderData: keepPreviousData,
  });
  const page = useShownPage(url, groups.isPlaceholderData);
  const look = tab === 'possible' && <Button onClick={() => void work.look()}>{t`Look for alike names`}</Button>;
  const cards = (rows?: DuplicateGroup[]) => (
    <DataCards
      rows={rows}
      rowKey={({ id }) => id}
      label={t`Duplicates`}
      as="rows"
      card={(group) => (
        <GroupRow
          group={group}
          onMerge={tab === 'dismissed' ? undefined : () => onOpen(group)}
          onDismiss={() => void (tab === 'dismissed' ? work.undismiss(group) : work.dismiss(group))}
        />
      )}
    />
  );
  return (
    <QueryView query={groups} failed={t`The list did not load.`} loading={cards()}>
      {(data) =>
        data.results.length === 0 ? (
          <EmptyState title={emptyWords()[tab].title} action={look || undefined}>
            {emptyWords()[tab].why}
          </EmptyState>
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
