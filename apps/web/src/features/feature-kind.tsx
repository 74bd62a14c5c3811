import { featureFields } from '@angan/contract/features/feature-fields.ts';
import { type Feature, featureCalls } from '@angan/contract/features/features.ts';
import { t } from '@lingui/core/macro';
import { client } from '../core/api/index.ts';
import { perLanguage } from '../core/language/index.ts';
import { useNames } from '../core/names/index.ts';
import type { PlaceKind } from '../places/index.ts';
import { fieldsBody } from '../records/index.ts';
import { LookupField } from '../ui/form/index.ts';

export const featureApi = client(featureCalls);

export const featureKind = perLanguage<PlaceKind<Feature>>(() => ({
  what: t`Feature`,
  noun: 'feature',
  nameOf: ({ feature }) => feature,
  remove: (id) => featureApi.remove({ params: { id } }),
  merge: (id, into) => featureApi.merge({ params: { id }, body: { into } }),
  putBack: (feature) => featureApi.create({ body: fieldsBody(featureFields, feature) }),
  field: (props) => <OtherFeature {...props} />,
}));

const OtherFeature = ({ row, ...field }: Parameters<NonNullable<PlaceKind<Feature>['field']>>[0]) => {
  const others = useNames((names) => names.features).filter(({ id }) => id !== row.id);
  return (
    <LookupField
      {...field}
      label={t`Merge into`}
      required
      autoFocus
      choices={others.map(({ id, feature }) => ({ id, label: feature }))}
    />
  );
};
