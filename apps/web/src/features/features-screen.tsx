import { featureCalls } from '@angan/contract/features/features.ts';
import { featureCategories } from '@angan/domain/lookups/features.ts';
import { plural, t } from '@lingui/core/macro';
import { perLanguage, word } from '../core/language/index.ts';
import { PlaceScreen } from '../places/index.ts';
import { type RecordDescription, wordChoices } from '../records/index.ts';
import { ChoiceFilter } from '../ui/choice-filter.tsx';
import { featureColumns } from './columns.tsx';
import { FeatureForm } from './feature-form.tsx';
import { featureKind } from './feature-kind.tsx';
import { FeaturePanel } from './feature-panel.tsx';

const list: RecordDescription<typeof featureCalls.list> = {
  list: featureCalls.list,
  get: featureCalls.get,
  filters: ['category', 'is_active'],
  usualOrder: 'feature',
  always: { stock: 'true' },
};

const orders = perLanguage(
  () =>
    [
      { id: 'feature', label: t`Name` },
      { id: '-feature', label: t`Name, last first` },
      { id: '-id', label: t`Newest first` },
    ] as const,
);

/** What properties are told apart by, in the office's own words. */
export const FeaturesScreen = () => (
  <PlaceScreen
    kind={featureKind()}
    list={list}
    name="features"
    title={t`Features`}
    searchBy={t`Search by name or other name`}
    why={t`Add what your customers ask for by name: corner, park facing, near metro.`}
    columns={featureColumns()}
    orders={orders()}
    phoneRow={(row) => ({
      name: row.feature,
      about: word(row.category),
      stock: row.used_count
        ? plural(row.used_count, { one: `${row.used_count} property`, other: `${row.used_count} properties` })
        : '',
      isOff: !row.is_active,
    })}
    filters={(url) => (
      <ChoiceFilter url={url} name="category" label={t`Category`} choices={wordChoices(featureCategories)} />
    )}
    panel={FeaturePanel}
    form={({ url: _, ...form }) => <FeatureForm {...form} />}
  />
);
