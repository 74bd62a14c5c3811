import { societyCalls } from '@angan/contract/societies/societies.ts';
import { societyKinds } from '@angan/domain/lookups/property-lists.ts';
import { t } from '@lingui/core/macro';
import { perLanguage, word } from '../core/language/index.ts';
import { nameOf, useNames } from '../core/names/index.ts';
import { PlaceScreen } from '../places/index.ts';
import { AreaFilter, type RecordDescription, wordChoices } from '../records/index.ts';
import { ChoiceFilter } from '../ui/choice-filter.tsx';
import { societyColumns } from './columns.tsx';
import { SocietyForm } from './society-form.tsx';
import { societyKind } from './society-kind.tsx';
import { SocietyPanel } from './society-panel.tsx';

const list: RecordDescription<typeof societyCalls.list> = {
  list: societyCalls.list,
  get: societyCalls.get,
  filters: ['area', 'society_kind', 'is_active'],
  usualOrder: 'society_name',
  always: { stock: 'true' },
};

const orders = perLanguage(
  () =>
    [
      { id: 'society_name', label: t`Name` },
      { id: '-society_name', label: t`Name, last first` },
      { id: '-id', label: t`Newest first` },
    ] as const,
);

/** Societies: the list, and the open one beside it with its stock and its rates. */
export const SocietiesScreen = () => {
  // Names of areas are drawn from the list; drawn anew once they are there.
  useNames((names) => names.areas);
  return (
    <PlaceScreen
      kind={societyKind()}
      list={list}
      name="societies"
      title={t`Societies`}
      searchBy={t`Search by name or other name`}
      why={t`Add the societies that your properties stand in. The property form adds them on the way, too.`}
      columns={societyColumns()}
      orders={orders()}
      phoneRow={(row) => ({
        name: row.society_name,
        about: [nameOf('areas', row.area), row.society_kind && word(row.society_kind)].filter(Boolean).join(', '),
        stock: row.stock_count ? t`${row.stock_count} available` : '',
        isOff: !row.is_active,
      })}
      filters={(url) => (
        <>
          <AreaFilter url={url} />
          <ChoiceFilter url={url} name="society_kind" label={t`Kind`} choices={wordChoices(societyKinds)} />
        </>
      )}
      panel={SocietyPanel}
      form={({ url, ...form }) => <SocietyForm area={url.ids('area')[0]} {...form} />}
    />
  );
};
