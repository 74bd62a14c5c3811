import { type Feature, featureCalls } from '@angan/contract/features/features.ts';
import { client, nounOf } from '../core/api/index.ts';
import { useNames } from '../core/names/index.ts';
import type { PlaceKind } from '../places/index.ts';
import { LookupField } from '../ui/form/index.ts';

export const featureApi = client(featureCalls);
export const featureKey = nounOf(featureCalls.list.path);

export const featureKind: PlaceKind<Feature> = {
  what: 'Feature',
  noun: 'feature',
  key: featureKey,
  nameOf: ({ feature }) => feature,
  remove: (id) => featureApi.remove({ params: { id } }),
  merge: (id, into) => featureApi.merge({ params: { id }, body: { into } }),
  putBack: ({ feature, category, property_type, colour, aliases, is_active }) =>
    featureApi.create({ body: { feature, category, property_type, colour, aliases, is_active } }),
  field: (props) => <OtherFeature {...props} />,
};

const OtherFeature = ({ row, ...field }: Parameters<PlaceKind<Feature>['field']>[0]) => {
  const others = useNames((names) => names.features).filter(({ id }) => id !== row.id);
  return (
    <LookupField
      {...field}
      label="Merge into"
      required
      autoFocus
      choices={others.map(({ id, feature }) => ({ id, label: feature }))}
    />
  );
};
