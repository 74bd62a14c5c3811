import { type Feature, featureCalls } from '@angan/contract/features/features.ts';
import { featureCategories } from '@angan/domain/lookups/features.ts';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useKeys } from '../core/keys/index.ts';
import { useMay } from '../core/session/index.ts';
import { PlaceRow, usePlaceActions } from '../places/index.ts';
import { NoRecords, RecordListPage, useRecordList, wordChoices } from '../records/index.ts';
import { ChoiceFilter } from '../ui/choice-filter.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { featureColumns } from './columns.tsx';
import { FeatureForm } from './feature-form.tsx';
import { featureKind } from './feature-kind.tsx';
import { FeaturePanel } from './feature-panel.tsx';

const described = {
  list: featureCalls.list,
  get: featureCalls.get,
  filters: ['category', 'is_active'],
  usualOrder: 'feature',
  always: { stock: 'true' },
} as const;

const orders = [
  { id: 'feature', label: 'Name' },
  { id: '-feature', label: 'Name, last first' },
  { id: '-id', label: 'Newest first' },
] as const;

/** What properties are told apart by, in the office's own words. */
export const FeaturesScreen = () => {
  const list = useRecordList<Feature>(described);
  const { url } = list;
  const mayAdd = useMay('feature:create');
  const open = () => url.patch({ add: 'one' });
  useKeys({ n: mayAdd ? { label: 'Add feature', run: open } : undefined });
  const { actions, dialogs } = usePlaceActions(featureKind, (into) => url.patch({ id: into ?? null }));
  const add = mayAdd && (
    <Button variant="filled" leftSection={<IconPlus size={16} aria-hidden />} onClick={open}>
      Add feature
    </Button>
  );
  return (
    <>
      <RecordListPage
        name="features"
        title="Features"
        list={list}
        columns={featureColumns}
        orders={orders}
        phoneRow={({ row, ...link }) => (
          <PlaceRow
            {...link}
            name={row.feature}
            about={row.category}
            stock={row.used_count ? `${row.used_count} ${row.used_count === 1 ? 'property' : 'properties'}` : ''}
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
            <ChoiceFilter url={url} name="category" label="Category" choices={wordChoices(featureCategories)} />
          </FilterBar>
        }
        add={add}
        phoneAdd={
          mayAdd && (
            <ActionIcon aria-label="Add feature" onClick={open}>
              <IconPlus size={22} aria-hidden />
            </ActionIcon>
          )
        }
        empty={(columns) => (
          <NoRecords
            list={list}
            title="No Features Found"
            one="feature"
            columns={columns}
            why="Add what your customers ask for by name: corner, park facing, near metro."
            action={add}
          />
        )}
        record={
          list.openId !== undefined && (
            <FeaturePanel
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
        <FeatureForm onClose={() => url.patch({ add: null })} onOpen={(id) => url.patch({ add: null, id })} />
      )}
      {url.get('edit') === 'one' && list.openId !== undefined && (
        <FeatureForm
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
