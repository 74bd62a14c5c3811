import { areaCalls } from '@angan/contract/areas/areas.ts';
import { nameOf, useNames } from '../core/names/index.ts';
import { PlaceScreen } from '../places/index.ts';
import type { RecordDescription } from '../records/index.ts';
import { ChoiceFilter } from '../ui/choice-filter.tsx';
import type { UrlState } from '../ui/use-url-state.ts';
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

const orders = [
  { id: 'area', label: 'Name' },
  { id: '-area', label: 'Name, last first' },
  { id: '-id', label: 'Newest first' },
] as const;

/** The areas that the office works in: what brokers call them, what lies next to them, what is there. */
export const AreasScreen = () => {
  // Names of cities and neighbours are drawn from the lists; drawn anew once they are there.
  useNames();
  return (
    <PlaceScreen
      kind={areaKind}
      list={list}
      title="Areas"
      searchBy="Search by name, other name or pincode"
      why="Add the areas that the office works in; properties and inquiries are sorted by them."
      columns={areaColumns}
      orders={orders}
      phoneRow={(row) => ({
        name: row.area,
        about: [row.zone, nameOf('cities', row.city)].filter(Boolean).join(', '),
        stock: row.stock_count ? `${row.stock_count} available` : '',
        isOff: !row.is_active,
      })}
      filters={(url) => <CityFilter url={url} />}
      panel={AreaPanel}
      form={({ url: _, ...form }) => <AreaForm {...form} />}
    />
  );
};

/** Offered where the office works in more than one city. */
const CityFilter = ({ url }: { url: UrlState }) => {
  const { cities, areas } = useNames();
  const used = cities.filter(({ id }) => areas.some(({ city }) => city === id));
  if (used.length < 2) return null;
  return (
    <ChoiceFilter url={url} name="city" label="City" choices={used.map(({ id, city }) => ({ id, label: city }))} />
  );
};
