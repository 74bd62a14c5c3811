import { demoLanguages, demoStatuses } from '@angan/domain/demo-bookings.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconCalendarOff, IconPlus } from '@tabler/icons-react';
import { formatNumber, word } from '../../core/language/index.ts';
import { ChoiceFilter } from '../../ui/choice-filter.tsx';
import { DayRangeFilter } from '../../ui/day-range-filter.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { AddDemo } from './add-demo.tsx';
import styles from './demo-list.module.css';
import { DemoPanel } from './demo-panel.tsx';
import { DemoRows } from './demo-rows.tsx';
import { SlotsPanel } from './slots-panel.tsx';
import { useDemos, useGrid, useMonth } from './use-demos.ts';
import { statusWords } from './words.ts';

/** /demolists: who booked a demo, by day, and the times that are offered. */
export const DemoListScreen = () => {
  const url = useUrlState();
  const { list, rows, search, isFiltered } = useDemos(url);
  const hosts = useGrid().data?.hosts ?? [];
  const { data: month } = useMonth();
  const open = rows.find(({ id }) => String(id) === url.get('id'));
  const showSlots = () => url.patch({ id: null, slots: 'open' });
  const add = () => url.patch({ add: 'one' });
  return (
    <PageFrame
      title={t`Demo List`}
      count={month && t`${formatNumber(month.today)} today`}
      actions={
        <>
          <Button leftSection={<IconCalendarOff size={16} aria-hidden />} onClick={showSlots}>
            {t`Close a slot`}
          </Button>
          <Button variant="filled" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
            {t`Add demo`}
          </Button>
        </>
      }
      phoneActions={
        <>
          <ActionIcon aria-label={t`Close a slot`} onClick={showSlots}>
            <IconCalendarOff size={22} aria-hidden />
          </ActionIcon>
          <ActionIcon aria-label={t`Add demo`} onClick={add}>
            <IconPlus size={22} aria-hidden />
          </ActionIcon>
        </>
      }
      filters={
        <FilterBar
          search={
            <SearchField
              placeholder={t`Name, company, mobile`}
              value={search}
              onSearch={(text) => url.filter({ search: text })}
            />
          }
        >
          <DayRangeFilter url={url} name="date" label={t`Date`} />
          <ChoiceFilter
            url={url}
            name="status"
            label={t`Status`}
            choices={demoStatuses.map((id) => ({ id, label: statusWords()[id] }))}
          />
          <ChoiceFilter
            url={url}
            name="language"
            label={t`Language`}
            choices={demoLanguages.map((id) => ({ id, label: word(id) }))}
          />
          <ChoiceFilter
            url={url}
            name="host"
            label={t`Host`}
            choices={hosts.map(({ id, name }) => ({ id, label: name }))}
          />
        </FilterBar>
      }
      footer={
        month &&
        t`This month: ${formatNumber(month.completed)} completed, trial started ${formatNumber(month.trials)}, bought ${formatNumber(month.bought)}.`
      }
      panel={
        open ? (
          <DemoPanel key={open.id} demo={open} onClose={() => url.patch({ id: null })} />
        ) : (
          url.get('slots') && <SlotsPanel onClose={() => url.patch({ slots: null })} />
        )
      }
    >
      <div className="scrolls">
        <QueryView query={list} failed={t`The demos did not load.`} loading={t`Loading the demos`} rows={8} />
        {list.data && rows.length === 0 && (
          <EmptyState title={t`No demos`} filtered={isFiltered}>
            {isFiltered
              ? t`Nobody fits the search and the filters.`
              : t`Whoever books a demo on the public page shows here.`}
          </EmptyState>
        )}
        <DemoRows demos={rows} open={open} hrefOf={({ id }) => url.href({ id })} />
        {list.hasNextPage && (
          <div className={styles.more}>
            <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t`Show more`}
            </Button>
          </div>
        )}
      </div>
      {url.get('add') === 'one' && <AddDemo onClose={() => url.patch({ add: null })} />}
    </PageFrame>
  );
};
