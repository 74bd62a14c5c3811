import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useNames } from '../core/names/index.ts';
import { ChoiceFilter } from '../ui/choice-filter.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { usePhone } from '../ui/screen.ts';
import { SearchField } from '../ui/search-field.tsx';
import type { UrlState } from '../ui/use-url-state.ts';
import { ContactFilter } from './contact-filter.tsx';

interface Props {
  url: UrlState;
  placeholder: string;
  isFiltered: boolean;
  onClear: () => void;
  /** The filters people use most. */
  children: ReactNode;
  /** Others by the parameters they set: in sight once one of them is set, or when asked for. */
  more?: readonly { names: readonly string[]; filter: ReactNode }[];
}

/** Search and filters of a list, all in the address. */
export const RecordFilters = ({ url, placeholder, isFiltered, onClear, children, more = [] }: Props) => {
  const phone = usePhone();
  const [all, setAll] = useState(false);
  const isSet = (names: readonly string[]) => names.some((name) => url.all(name).length > 0);
  const shown = more.filter(({ names }) => all || phone || isSet(names));
  return (
    <FilterBar
      search={
        <SearchField
          placeholder={placeholder}
          value={url.get('search') ?? ''}
          onSearch={(search) => url.filter({ search })}
        />
      }
    >
      <ContactFilter url={url} />
      {children}
      {shown.map(({ names, filter }) => (
        <span key={names.join()}>{filter}</span>
      ))}
      {shown.length < more.length && (
        <Button size="xs" variant="transparent" onClick={() => setAll(true)}>
          {t`More filters`}
        </Button>
      )}
      {isFiltered && (
        <Button size="xs" variant="subtle" onClick={onClear}>
          {t`Clear`}
        </Button>
      )}
    </FilterBar>
  );
};

/** The company's areas, any of several. */
export const AreaFilter = (props: Pick<ComponentProps<typeof ChoiceFilter>, 'url' | 'counts' | 'onOpen'>) => (
  <ChoiceFilter {...props} name="area" label={t`Area`} choices={useAreaChoices()} long />
);

const byName = new Intl.Collator('en', { numeric: true });

/** The company's areas by name, 'Sector 9' before 'Sector 57'. */
export const useAreaChoices = () =>
  useNames((names) => names.areas)
    .map(({ id, area }) => ({ id, label: area }))
    .sort((a, b) => byName.compare(a.label, b.label));
