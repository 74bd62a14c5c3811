import { type Society, societyCalls } from '@angan/contract/societies/societies.ts';
import { societyKinds } from '@angan/domain/lookups/property-lists.ts';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useKeys } from '../core/keys/index.ts';
import { nameOf, useNames } from '../core/names/index.ts';
import { useMay } from '../core/session/index.ts';
import { PlaceRow, usePlaceActions } from '../places/index.ts';
import { AreaFilter, NoRecords, RecordListPage, useRecordList, wordChoices } from '../records/index.ts';
import { ChoiceFilter } from '../ui/choice-filter.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { societyColumns } from './columns.tsx';
import { SocietyForm } from './society-form.tsx';
import { societyKind } from './society-kind.tsx';
import { SocietyPanel } from './society-panel.tsx';

const described = {
  list: societyCalls.list,
  get: societyCalls.get,
  filters: ['area', 'society_kind', 'is_active'],
  usualOrder: 'society_name',
  always: { stock: 'true' },
} as const;

const orders = [
  { id: 'society_name', label: 'Name' },
  { id: '-society_name', label: 'Name, last first' },
  { id: '-id', label: 'Newest first' },
] as const;

/** Societies: the list, and the open one beside it with its stock and its rates. */
export const SocietiesScreen = () => {
  const list = useRecordList<Society>(described);
  const { url } = list;
  const mayAdd = useMay('society:create');
  // Names of areas are drawn from the list; drawn anew once they are there.
  useNames((names) => names.areas);
  const open = () => url.patch({ add: 'one' });
  useKeys({ n: mayAdd ? { label: 'Add society', run: open } : undefined });
  const { actions, dialogs } = usePlaceActions(societyKind, (into) => url.patch({ id: into ?? null }));
  const add = mayAdd && (
    <Button variant="filled" leftSection={<IconPlus size={16} aria-hidden />} onClick={open}>
      Add society
    </Button>
  );
  return (
    <>
      <RecordListPage
        name="societies"
        title="Societies"
        list={list}
        columns={societyColumns}
        orders={orders}
        phoneRow={({ row, ...link }) => (
          <PlaceRow
            {...link}
            name={row.society_name}
            about={[nameOf('areas', row.area), row.society_kind].filter(Boolean).join(', ')}
            stock={row.stock_count ? `${row.stock_count} available` : ''}
            isOff={!row.is_active}
          />
        )}
        filters={
          <FilterBar
            search={
              <SearchField
                placeholder="Search by name or other name"
                value={url.get('search') ?? ''}
                onSearch={(search) => url.filter({ search })}
              />
            }
          >
            <AreaFilter url={url} />
            <ChoiceFilter url={url} name="society_kind" label="Kind" choices={wordChoices(societyKinds)} />
          </FilterBar>
        }
        add={add}
        phoneAdd={
          mayAdd && (
            <ActionIcon aria-label="Add society" onClick={open}>
              <IconPlus size={22} aria-hidden />
            </ActionIcon>
          )
        }
        empty={(columns) => (
          <NoRecords
            list={list}
            title="No Societies Found"
            one="society"
            columns={columns}
            why="Add the societies that your properties stand in. The property form adds them on the way, too."
            action={add}
          />
        )}
        record={
          list.openId !== undefined && (
            <SocietyPanel
              key={list.openId}
              id={list.openId}
              listed={list.listed}
              actions={actions}
              onEdit={() => url.patch({ edit: 'one' })}
              onClose={list.close}
              onPrevious={list.step(-1)}
              onNext={list.step(1)}
            />
          )
        }
        beside
      />
      {mayAdd && url.get('add') === 'one' && (
        <SocietyForm
          area={url.ids('area')[0]}
          onClose={() => url.patch({ add: null })}
          onOpen={(id) => url.patch({ add: null, id })}
        />
      )}
      {url.get('edit') === 'one' && list.openId !== undefined && (
        <SocietyForm
          key={list.openId}
          id={list.openId}
          onClose={() => url.patch({ edit: null })}
          onOpen={(id) => url.patch({ edit: null, id })}
        />
      )}
      {dialogs}
    </>
  );
};
