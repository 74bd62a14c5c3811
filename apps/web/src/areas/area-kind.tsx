import { type Area, areaCalls } from '@angan/contract/areas/areas.ts';
import { client, nounOf } from '../core/api/index.ts';
import { useNames } from '../core/names/index.ts';
import type { PlaceKind } from '../places/index.ts';
import { LookupField } from '../ui/form/index.ts';

export const areaApi = client(areaCalls);
export const areaKey = nounOf(areaCalls.list.path);

export const areaKind: PlaceKind<Area> = {
  what: 'Area',
  noun: 'area',
  key: areaKey,
  nameOf: ({ area }) => area,
  remove: (id) => areaApi.remove({ params: { id } }),
  merge: (id, into) => areaApi.merge({ params: { id }, body: { into } }),
  putBack: ({ area, city, zone, pincodes, aliases, neighbours, latitude, longitude, is_active }) =>
    areaApi.create({ body: { area, city, zone, pincodes, aliases, neighbours, latitude, longitude, is_active } }),
  field: (props) => <OtherArea {...props} />,
};

/** Another area of the same city. */
const OtherArea = ({ row, ...field }: Parameters<PlaceKind<Area>['field']>[0]) => {
  const areas = useNames((names) => names.areas);
  const others = areas.filter(({ id, city }) => id !== row.id && city === row.city);
  return (
    <LookupField
      {...field}
      label="Merge into"
      required
      autoFocus
      choices={others.map(({ id, area }) => ({ id, label: area }))}
    />
  );
};
