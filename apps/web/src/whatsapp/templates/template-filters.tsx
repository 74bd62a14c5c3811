import { templateFilters } from '@angan/contract/whatsapp/templates.ts';
import {
  templateCategories,
  templateLanguages,
  templateQualities,
  templateStatuses,
} from '@angan/domain/whatsapp/templates/index.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ChoiceFilter } from '../../ui/choice-filter.tsx';
import { DayRangeFilter } from '../../ui/day-range-filter.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import type { UrlState } from '../../ui/use-url-state.ts';
import { languageName } from '../language-name.ts';
import { groupsQuery } from './groups-query.ts';

const names = Object.keys(templateFilters);
export const isFiltered = (url: UrlState): boolean => names.some((name) => url.all(name).length > 0);

const asChoices = (words: readonly string[], label: (word: string) => string = (word) => word) =>
  words.map((word) => ({ id: word, label: label(word) }));

export const TemplateFilters = ({ url, busy }: { url: UrlState; busy: boolean }) => {
  const groups = useQuery(groupsQuery);
  return (
    <FilterBar
      search={
        <SearchField
          placeholder={t`Search templates`}
          value={url.get('search') ?? ''}
          busy={busy}
          onSearch={(text) => url.filter({ search: text })}
        />
      }
    >
      <ChoiceFilter
        url={url}
        name="language"
        label={t`Language`}
        choices={asChoices(templateLanguages, languageName)}
      />
      <ChoiceFilter url={url} name="category" label={t`Category`} choices={asChoices(templateCategories)} />
      <ChoiceFilter url={url} name="status" label={t`Status`} choices={asChoices(templateStatuses)} />
      <ChoiceFilter url={url} name="quality" label={t`Quality`} choices={asChoices(templateQualities)} />
      <ChoiceFilter
        url={url}
        name="template_group"
        label={t`Group`}
        choices={(groups.data ?? []).map(({ id, group_name }) => ({ id, label: group_name }))}
      />
      <DayRangeFilter url={url} name="created_date" label={t`Created`} />
      <DayRangeFilter url={url} name="last_updated" label={t`Updated`} />
      {isFiltered(url) && (
        <Button
          size="xs"
          variant="subtle"
          onClick={() => url.filter(Object.fromEntries(names.map((name) => [name, null])))}
        >
          {t`Clear Filters`}
        </Button>
      )}
    </FilterBar>
  );
};
