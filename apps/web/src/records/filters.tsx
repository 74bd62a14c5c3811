import type { SearchOf, SearchWish } from '@angan/domain/paste/search.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import { useNames } from '../core/names/index.ts';
import { inOrder } from '../ui/check-list.tsx';
import { ChoiceFilter } from '../ui/choice-filter.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { usePhone } from '../ui/screen.ts';
import { SearchField } from '../ui/search-field.tsx';
import type { UrlChanges, UrlState } from '../ui/use-url-state.ts';
import { ContactFilter } from './contact-filter.tsx';
import styles from './records.module.css';
import { readTypedSearch } from './typed-search/index.ts';

interface Props {
  url: UrlState;
  placeholder: string;
  isFiltered: boolean;
  onClear: () => void;
  /** The filters people use most. */
  children: ReactNode;
  /** The filters that a search stands for, where it is read: '3 bhk bopal under 80 lakh'. */
  paramsOf?: ((wish: SearchWish) => UrlChanges) | undefined;
  /** Of which list's filters it is read. */
  of?: SearchOf;
  /** What lifts the filters that usually hold. */
  whole?: UrlChanges;
  /** On a phone: how many filters are set, and what the button says that shows what they leave. */
  sheet?: { set: number; show: () => string };
  /** Stands at the end of the row on a desk: what the filters come to. */
  end?: ReactNode;
  /** Others by the parameters they set: in sight once one of them is set, or when asked for. */
  more?: readonly { names: readonly string[]; filter: ReactNode }[];
}

/** Search and filters of a list, all in the address. */
export const RecordFilters = ({
  url,
  placeholder,
  isFiltered,
  onClear,
  children,
  paramsOf,
  of = 'properties',
  whole,
  sheet,
  more = [],
  end,
}: Props) => {
  const phone = usePhone();
  // Of what was typed last, what no filter stands for.
  const [asText, setAsText] = useState('');
  const [all, setAll] = useState(false);
  const isSet = (names: readonly string[]) => names.some((name) => url.all(name).length > 0);
  const shown = more.filter(({ names }) => all || phone || isSet(names));
  const search = async (text: string) => {
    setAsText('');
    if (!paramsOf || text === '') return url.filter({ search: text });
    const { wish, code, rest } = await readTypedSearch(text, of);
    const left = code ?? rest;
    const params = paramsOf(wish);
    if (Object.keys(params).length > 0) setAsText(left);
    // A code is one record, whatever became of it.
    url.filter({ ...params, ...(code !== undefined && whole), search: left });
    return left;
  };
  return (
    <FilterBar
      search={<SearchField placeholder={placeholder} value={url.get('search') ?? ''} onSearch={search} />}
      sheet={sheet}
    >
      {asText !== '' && url.get('search') === asText && (
        <span className={styles.asText} role="status">{t`'${asText}' is searched as text`}</span>
      )}
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
      {!phone && end}
    </FilterBar>
  );
};

const useAreas = () => {
  const areas = useNames((names) => names.areas);
  return useMemo(() => areas.map(({ id, area }) => ({ id, label: area })), [areas]);
};

/** The company's areas by name, 'Sector 9' before 'Sector 57'. */
export const useAreaChoices = () => {
  const areas = useAreas();
  return useMemo(() => inOrder(areas), [areas]);
};

/** The company's areas, any of several. */
export const AreaFilter = (props: Pick<ComponentProps<typeof ChoiceFilter>, 'url' | 'counts' | 'onOpen'>) => (
  <ChoiceFilter {...props} name="area" label={t`Area`} choices={useAreas()} long byName />
);
