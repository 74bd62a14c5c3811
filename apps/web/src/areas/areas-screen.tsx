import { type Area, areaCalls } from '@angan/contract/areas/areas.ts';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useKeys } from '../core/keys/index.ts';
import { nameOf, useNames } from '../core/names/index.ts';
import { useMay } from '../core/session/index.ts';
import { PlaceRow, usePlaceActions } from '../places/index.ts';
import { NoRecords, RecordListPage, useRecordList } from '../records/index.ts';
import { ChoiceFilter } from '../ui/choice-filter.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { AreaForm } from './area-form.tsx';
import { areaKind } from './area-kind.tsx';
import { AreaPanel } from './area-panel.tsx';
import { areaColumns } from './columns.tsx';

const described = {
  list: areaCalls.list,
  get: areaCalls.get,
  filters: ['city', 'is_active'],
  usualOrder: 'area',
  always: { stock: 'true' },
} as const;

const orders = [
  { id: 'area', label: 'Name' },
  { id: '-area', label: 'Name, last first' },
  { id: '-id', label: 'Newest first' },
] as const;

/** The areas that the office works in: what brokers call them, what lies next to them, what is there. */
export const AreasScreen = () => {
  const list = useRecordList<Area>(described);
  const { url } = list;
  const mayAdd = useMay('area:create');
  // Names of cities and neighbours are drawn from the lists; drawn anew once they are there.
  const { cities, areas } = useNames();
  const used = cities.filter(({ id }) => areas.some(({ city }) => city === id));
  const open = () => url.patch({ add: 'one' });
  useKeys({ n: mayAdd ? { label: 'Add area', run: open } : undefined });
  const { actions, dialogs } = usePlaceActions(areaKind, (into) => url.patch({ id: into ?? null }));
  const add = mayAdd && (
    <Button variant="filled" leftSection={<IconPlus size={16} aria-hidden />} onClick={open}>
      Add area
    </Button>
  );
  return (
    <>
      <RecordListPage
        name="areas"
        title="Areas"
        list={list}
        columns={areaColumns}
        orders={orders}
        phoneRow={({ row, ...link }) => (
          <PlaceRow
            {...link}
            name={row.area}
            about={[row.zone, nameOf('cities', row.city)].filter(Boolean).join(', ')}
            stock={row.stock_count ? `${row.stock_count} available` : ''}
            isOff={!row.is_active}
          />
        )}
        filters={
          <FilterBar
            search={
              <SearchField
                placeholder="Search by name, other name or pincode"
                value={url.get('search') ?? ''}
                onSearch={(search) => url.filter({ search })}
              />
            }
          >
            {used.length > 1 && (
              <ChoiceFilter
                url={url}
                name="city"
                label="City"
                choices={used.map(({ id, city }) => ({ id, label: city }))}
              />
            )}
          </FilterBar>
        }
        add={add}
        phoneAdd={
          mayAdd && (
            <ActionIcon aria-label="Add area" onClick={open}>
              <IconPlus size={22} aria-hidden />
            </ActionIcon>
          )
        }
        empty={(columns) => (
          <NoRecords
            list={list}
            title="No Areas Found"
            one="area"
            columns={columns}
            why="Add the areas that the office works in; properties and inquiries are sorted by them."
            action={add}
          />
        )}
        record={
          list.openId !== undefined && (
            <AreaPanel
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
        <AreaForm onClose={() => url.patch({ add: null })} onOpen={(id) => url.patch({ add: null, id })} />
      )}
      {url.get('edit') === 'one' && list.openId !== undefined && (
        <AreaForm
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
