import { societies } from '@angan/contract/societies/societies.ts';
import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback, useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../core/api/index.ts';
import { filterSettles } from '../ui/choice-filter.tsx';
import { FilterChip } from '../ui/filter-bar.tsx';
import { ChoiceChips } from '../ui/form/index.ts';
import { useFollowing } from '../ui/use-following.ts';
import type { UrlState } from '../ui/use-url-state.ts';
import styles from './society-filter.module.css';

const lines = 12;

/** Societies are too many for a list: they are found by a part of the name, within the areas that are chosen. */
export const SocietyFilter = ({ url }: { url: UrlState }) => {
  const applied = url.ids('society_name');
  const key = applied.join();
  const [picked, setPicked] = useFollowing(applied);
  const apply = useDebouncedCallback((society_name: number[]) => url.filter({ society_name }), filterSettles);

  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), filterSettles / 2);
  const area = url.all('area').join();
  const { data } = useQuery({
    ...query(societies.calls.list, { query: { search, area, page_size: lines } }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  const chosen = useQueries({
    queries: picked.map((id) => query(societies.calls.get, { params: { id } }, { quiet: true })),
    combine: (answers) => answers.flatMap((answer) => (answer.data ? [answer.data] : [])),
  });
  const found = (data?.results ?? []).filter(({ id }) => !picked.includes(id));
  const names = chosen.filter(({ id }) => applied.includes(id)).map((one) => one.society_name);
  return (
    <FilterChip
      label={t`Society`}
      value={applied.length > 1 ? `${names[0] ?? ''} +${applied.length - 1}` : (names[0] ?? key)}
      onClear={() => url.filter({ society_name: null })}
    >
      <div className={styles.find}>
        <TextInput
          aria-label={t`Find a society`}
          placeholder={t`Find`}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <ChoiceChips
          label={t`Societies`}
          choices={[...chosen, ...found].map((one) => ({ id: one.id, label: one.society_name }))}
          chosen={picked}
          onChange={(ids) => {
            setPicked(ids);
            apply(ids);
          }}
        />
      </div>
    </FilterChip>
  );
};
