import { type OptOut, optOutCalls, optOutHows, optOutStates, optOutTexts } from '@angan/contract/whatsapp/opt-outs.ts';
import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../core/api/index.ts';
import { useKeys } from '../../core/keys/index.ts';
import { ChoiceFilter } from '../../ui/choice-filter.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageButtons, PageRange, pageOf, useShownPage } from '../../ui/pager.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { AddOptOut } from './add-opt-out.tsx';
import { OptOutList } from './opt-out-list.tsx';
import styles from './opt-outs.module.css';
import { TakeBack } from './take-back.tsx';

const pageSize = 25;
const hows = optOutHows.map((how) => ({ id: how, label: optOutTexts.hows[how] }));

/** Who asked for no more marketing, by what and when; and who takes it again. */
export const OptOutsScreen = () => {
  const url = useUrlState();
  const [adding, setAdding] = useState(false);
  const [takingBack, setTakingBack] = useState<OptOut>();
  const state = optOutStates.find((one) => one === url.get('state')) ?? 'Ended';
  const filters = { search: url.get('search'), how: url.all('how') as (typeof optOutHows)[number][] };
  const list = useQuery({
    ...query(optOutCalls.list, { query: { state, ...filters, ...pageOf(url) } }),
    placeholderData: keepPreviousData,
  });
  const page = useShownPage(url, list.isPlaceholderData);
  const add = () => setAdding(true);
  useKeys({ n: { label: 'Add opt-out', run: add } });
  const rows = list.data?.results;
  const isFiltered = Boolean(filters.search) || filters.how.length > 0;
  const addButton = (
    <Button variant="filled" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
      Add opt-out
    </Button>
  );
  return (
    <PageFrame
      title="Marketing opt-outs"
      count={list.data?.count}
      actions={addButton}
      phoneActions={
        <ActionIcon aria-label="Add opt-out" onClick={add}>
          <IconPlus size={22} aria-hidden />
        </ActionIcon>
      }
      filters={
        <FilterBar
          search={
            <SearchField
              placeholder="Search by name or number"
              value={filters.search ?? ''}
              onSearch={(search) => url.filter({ search })}
            />
          }
        >
          <SegmentedControl
            className={styles.states}
            aria-label="Show"
            data={[...optOutStates]}
            value={state}
            onChange={(next) => url.filter({ state: next === 'Ended' ? null : next })}
          />
          <ChoiceFilter url={url} name="how" label="How" choices={hows} />
        </FilterBar>
      }
      footer={
        rows &&
        rows.length > 0 && (
          <>
            <PageRange data={list.data} first={(page - 1) * pageSize + 1} />
            <span className={styles.space} />
            <PageButtons url={url} data={list.data} />
          </>
        )
      }
    >
      {list.error && (
        <ErrorState title="The list did not load." retry={() => void list.refetch()}>
          {list.error.message}
        </ErrorState>
      )}
      {rows?.length === 0 ? (
        isFiltered ? (
          <EmptyState
            title="Nobody here"
            filtered
            action={<Button onClick={() => url.filter({ search: null, how: null })}>Clear filters</Button>}
          >
            Nobody fits the search and the filters.
          </EmptyState>
        ) : state === 'Ended' ? (
          <EmptyState title="Nobody has opted out" action={addButton}>
            Who sends STOP, or switches marketing off in WhatsApp, stands here at once and gets no more marketing.
          </EmptyState>
        ) : (
          <EmptyState title="Nobody has come back">Who sends START after they opted out stands here.</EmptyState>
        )
      ) : (
        (rows || !list.error) && <OptOutList rows={rows} onTakeBack={setTakingBack} />
      )}
      {adding && <AddOptOut onClose={() => setAdding(false)} />}
      {takingBack && <TakeBack optOut={takingBack} onClose={() => setTakingBack(undefined)} />}
    </PageFrame>
  );
};
