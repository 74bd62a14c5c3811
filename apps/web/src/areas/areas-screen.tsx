import { areaCalls } from '@angan/contract/areas/areas.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconMapPinPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { perLanguage } from '../core/language/index.ts';
import { nameOf, useNames } from '../core/names/index.ts';
import { useMay } from '../core/session/index.ts';
import { PlaceScreen } from '../places/index.ts';
import type { RecordDescription } from '../records/index.ts';
import { ChoiceFilter } from '../ui/choice-filter.tsx';
import { usePhone } from '../ui/screen.ts';
import type { UrlState } from '../ui/use-url-state.ts';
import { AddLocalities } from './add-localities.tsx';
import { AreaForm } from './area-form.tsx';
import { areaKind } from './area-kind.tsx';
import { AreaPanel } from './area-panel.tsx';
import { areaColumns } from './columns.tsx';

const list: RecordDescription<typeof areaCalls.list> = {
  list: areaCalls.list,
  get: areaCalls.get,
  filters: ['city', 'is_active'],
  usualOrder: 'area',
  always: { stock: 'true' },
};

const orders = perLanguage(
  () =>
    [
      { id: 'area', label: t`Name` },
      { id: '-area', label: t`Name, last first` },
      { id: '-id', label: t`Newest first` },
    ] as const,
);

/** The areas that the office works in: what brokers call them, what lies next to them, what is there. */
export const AreasScreen = () => {
  // Names of cities and neighbours are drawn from the lists; drawn anew once they are there.
  useNames();
  return (
    <PlaceScreen
      kind={areaKind()}
      list={list}
      name="areas"
      title={t`Areas`}
      searchBy={t`Search by name, other name or pincode`}
      why={t`Add the areas that the office works in; properties and inquiries are sorted by them.`}
      columns={areaColumns()}
      orders={orders()}
      phoneRow={(row) => ({
        name: row.area,
        about: [row.zone, nameOf('cities', row.city)].filter(Boolean).join(', '),
        stock: row.stock_count ? t`${row.stock_count} available` : '',
        isOff: !row.is_active,
      })}
      filters={(url) => <CityFilter url={url} />}
      panel={AreaPanel}
      form={({ url: _, ...form }) => <AreaForm {...form} />}
      more={(isEmpty) => <MoreAreas isEmpty={isEmpty} />}
    />
  );
};

/** The localities of a city, many at once. */
const MoreAreas = ({ isEmpty }: { isEmpty: boolean }) => {
  const mayAdd = useMay('area:create');
  const phone = usePhone();
  const [adding, setAdding] = useState(false);
  if (!mayAdd) return null;
  return (
    <>
      {phone && !isEmpty ? (
        <ActionIcon aria-label={t`Add localities`} onClick={() => setAdding(true)}>
          <IconMapPinPlus size={22} aria-hidden />
        </ActionIcon>
      ) : (
        <Button
          variant={isEmpty ? 'filled' : 'default'}
          leftSection={<IconMapPinPlus size={16} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {isEmpty ? t`Add localities of a city` : t`Add localities`}
        </Button>
      )}
      {adding && <AddLocalities opened onClose={() => setAdding(false)} />}
    </>
  );
};

/** Offered where the office works in more than one city. */
const CityFilter = ({ url }: { url: UrlState }) => {
  const { cities, areas } = useNames();
  const used = cities.filter(({ id }) => areas.some(({ city }) => city === id));
  if (used.length < 2) return null;
  return (
    <ChoiceFilter url={url} name="city" label={t`City`} choices={used.map(({ id, city }) => ({ id, label: city }))} />
  );
};
