import { propertyCalls } from '@angan/contract/properties/properties.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link, useNavigate } from 'react-router';
import { useKeys } from '../core/keys/index.ts';
import { perLanguage, word } from '../core/language/index.ts';
import { lazyPart } from '../core/screen.ts';
import { useMay } from '../core/session/index.ts';
import { ExportMenu, FillList, NoRecords, RecordListPage, useListSelection } from '../records/index.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { LoadingRows } from '../ui/states.tsx';
import { mostCompared } from './bulk/most-compared.ts';
import { propertyColumns } from './columns.tsx';
import { PropertyCard, PropertyRow } from './property-card.tsx';
import { PropertyFilters } from './property-filters.tsx';
import { propertiesAhead, propertyRecord, usePropertyList } from './use-property-list.ts';

/** The map and its library come when somebody looks at it. */
const PropertyMap = lazy(() => import('./map/property-map.tsx').then((map) => ({ default: map.PropertyMap })));

/** What is done with chosen ones comes once one is chosen. */
const bulkBar = lazyPart(() => import('./bulk/property-bulk-bar.tsx'), 'PropertyBulkBar');
const compareView = lazyPart(() => import('./compare/compare-view.tsx'), 'CompareView');

const orders = perLanguage(
  () =>
    [
      { id: '-created_date', label: t`Newest first` },
      { id: 'created_date', label: t`Oldest first` },
      { id: 'sale_price', label: t`Lowest price` },
      { id: '-sale_price', label: t`Highest price` },
      { id: 'rent', label: t`Lowest rent` },
      { id: '-rent', label: t`Highest rent` },
      { id: '-size_sqft', label: t`Largest first` },
      { id: 'size_sqft', label: t`Smallest first` },
      { id: 'price_per_sqft', label: t`Lowest per sqft` },
      { id: 'last_verified_at', label: t`Longest not verified` },
      { id: 'completeness', label: t`Least complete` },
    ] as const,
);

/** Properties: the list, and the open one over it with who looks for it. All of it stands in the address. */
export const PropertiesScreen = () => {
  const list = usePropertyList();
  const selection = useListSelection(list);
  const mayAdd = useMay('property:create');
  const navigate = useNavigate();
  useKeys({ n: mayAdd ? { label: t`Add property`, run: () => void navigate('/addProperty') } : undefined });
  const compared = (list.url.get('compare') ?? '').split(',').map(Number).filter(Boolean).slice(0, mostCompared);
  if (compared.length > 1)
    return (
      <PageFrame
        title={t`Compare properties`}
        actions={<Button onClick={() => list.url.patch({ compare: null })}>{t`Back to the list`}</Button>}
        phoneActions={<Button onClick={() => list.url.patch({ compare: null })}>{t`Back`}</Button>}
      >
        <Suspense fallback={<LoadingRows rows={8} label={t`Loading the comparison`} />}>
          <compareView.Component
            ids={compared}
            onDrop={(id) => {
              const left = compared.filter((one) => one !== id);
              list.url.patch({ compare: left.length > 1 ? left.join(',') : null });
            }}
          />
        </Suspense>
      </PageFrame>
    );
  const exported = { ...list.filteredBy, ordering: list.ordering };
  const add = mayAdd && (
    <Button component={Link} to="/addProperty" variant="filled" leftSection={<IconPlus size={16} aria-hidden />}>
      {t`Add property`}
    </Button>
  );
  return (
    <RecordListPage
      name="properties"
      title={word(propertyTexts.title)}
      list={list}
      orders={orders()}
      phoneRow={(props) => <PropertyRow {...props} />}
      views={[
        { kind: 'card', draw: (props) => <PropertyCard {...props} /> },
        { kind: 'table', columns: propertyColumns(), isTall: true },
        {
          kind: 'map',
          content: (
            <Suspense fallback={<LoadingRows rows={8} label={t`Loading the map`} />}>
              <PropertyMap list={list} />
            </Suspense>
          ),
        },
      ]}
      filters={<PropertyFilters list={list} />}
      actions={
        <>
          <ExportMenu call={propertyCalls.export} asked={exported} />
          {add}
        </>
      }
      savedViews="properties"
      nameOf={({ property_code }) => property_code}
      bulk={{
        selection,
        bar: (
          <Suspense fallback={null}>
            <bulkBar.Component list={list} selection={selection} />
          </Suspense>
        ),
      }}
      empty={(columns) => (
        <NoRecords
          list={list}
          title={word(propertyTexts.none)}
          one={t`property`}
          columns={columns}
          why={t`No properties yet. Add one, or paste a WhatsApp message.`}
          action={
            mayAdd && (
              <>
                {add}
                <FillList kind="Properties" />
              </>
            )
          }
        />
      )}
      record={
        list.openId !== undefined && (
          <propertyRecord.Component
            key={list.openId}
            id={list.openId}
            listed={list.listed}
            onClose={list.close}
            onPrevious={list.step(-1)}
            onNext={list.step(1)}
          />
        )
      }
    />
  );
};
PropertiesScreen.ahead = propertiesAhead;
