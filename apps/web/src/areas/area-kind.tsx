import { type Area, areaCalls } from '@angan/contract/areas/areas.ts';
import { t } from '@lingui/core/macro';
import { client } from '../core/api/index.ts';
import { perLanguage } from '../core/language/index.ts';
import { useNames } from '../core/names/index.ts';
import type { PlaceKind } from '../places/index.ts';
import { LookupField } from '../ui/form/index.ts';
import { areaBody, areaDraftOf } from './area-draft.ts';

export const areaApi = client(areaCalls);

export const areaKind = perLanguage<PlaceKind<Area>>(() => ({
  what: t`Area`,
  noun: 'area',
  nameOf: ({ area }) => area,
  remove: (id) => areaApi.remove({ params: { id } }),
  merge: (id, into) => areaApi.merge({ params: { id }, body: { into } }),
  putBack: (area) => areaApi.create({ body: areaBody(areaDraftOf(area, null)) }),
  field: (props) => <OtherArea {...props} />,
}));

/** Another area of the same city. */
const OtherArea = ({ row, ...field }: Parameters<NonNullable<PlaceKind<Area>['field']>>[0]) => {
  const areas = useNames((names) => names.areas);
  const others = areas.filter(({ id, city }) => id !== row.id && city === row.city);
  return (
    <LookupField
      {...field}
      label={t`Merge into`}
      required
      autoFocus
      choices={others.map(({ id, area }) => ({ id, label: area }))}
    />
  );
};
