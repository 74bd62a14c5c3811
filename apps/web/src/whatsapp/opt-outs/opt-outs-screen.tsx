import { type OptOut, optOutCalls, optOutHows, optOutStates, optOutTexts } from '@angan/contract/whatsapp/opt-outs.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useKeys } from '../../core/keys/index.ts';
import { perLanguage, word } from '../../core/language/index.ts';
import { RecordListPage, useRecordList } from '../../records/index.ts';
import { ChoiceFilter } from '../../ui/choice-filter.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { AddOptOut } from './add-opt-out.tsx';
import { OptOutRow, optOutActions, optOutColumns } from './opt-out-row.tsx';
import styles from './opt-outs.module.css';
import { personOf } from './person-of.ts';
import { TakeBack } from './take-back.tsx';

const hows = perLanguage(() => optOutHows.map((how) => ({ id: how, label: word(optOutTexts.hows[how]) })));

/** Who asked for no more marketing, by what and when; and who takes it again. */
export const OptOutsScreen = () => {
  const url = useUrlState();
  const state = optOutStates.find((one) => one === url.get('state')) ?? 'Ended';
  const list = useRecordList({ list: optOutCalls.list, filters: ['how'], always: { state } });
  const [adding, setAdding] = useState(false);
  const [takingBack, setTakingBack] = useState<OptOut>();
  const add = () => setAdding(true);
  useKeys({ n: { label: t`Add opt-out`, run: add } });
  const actions = optOutActions(setTakingBack);
  const addButton = (
    <Button variant="filled" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
      {t`Add opt-out`}
    </Button>
  );
  return (
    <>
      <RecordListPage
        name="opt-outs"
        title={t`Marketing opt-outs`}
        list={list}
        views={[{ kind: 'table', columns: optOutColumns() }]}
        phoneRow={({ row }) => <OptOutRow row={row} actions={actions} />}
        pathOf={null}
        rowActions={actions}
        nameOf={personOf}
        actions={addButton}
        phoneActions={
          <ActionIcon aria-label={t`Add opt-out`} onClick={add}>
            <IconPlus size={22} aria-hidden />
          </ActionIcon>
        }
        filters={
          <FilterBar
            search={
              <SearchField
                placeholder={t`Search by name or number`}
                value={list.search ?? ''}
                onSearch={(search) => url.filter({ search })}
              />
            }
          >
            <SegmentedControl
              className={styles.states}
              aria-label={t`Show`}
              data={optOutStates.map((one) => ({ value: one, label: word(one) }))}
              value={state}
              onChange={(next) => url.filter({ state: next === 'Ended' ? null : next })}
            />
            <ChoiceFilter url={url} name="how" label={t`How`} choices={hows()} />
          </FilterBar>
        }
        empty={() =>
          list.isFiltered ? (
            <EmptyState
              title={t`Nobody here`}
              filtered
              action={<Button onClick={list.clearFilters}>{t`Clear filters`}</Button>}
            >
              {t`Nobody fits the search and the filters.`}
            </EmptyState>
          ) : state === 'Ended' ? (
            <EmptyState title={t`Nobody has opted out`} action={addButton}>
              {t`Who sends STOP, or switches marketing off in WhatsApp, shows here at once and gets no more marketing.`}
            </EmptyState>
          ) : (
            <EmptyState
              title={t`Nobody has come back`}
            >{t`Who sends START after they opted out shows here.`}</EmptyState>
          )
        }
      />
      {adding && <AddOptOut onClose={() => setAdding(false)} />}
      {takingBack && <TakeBack optOut={takingBack} onClose={() => setTakingBack(undefined)} />}
    </>
  );
};
