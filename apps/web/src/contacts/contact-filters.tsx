import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { t } from '@lingui/core/macro';
import { useDebouncedCallback } from '@mantine/hooks';
import { word } from '../core/language/index.ts';
import { useName, useNames } from '../core/names/index.ts';
import { CheckList } from '../ui/check-list.tsx';
import { FilterBar, FilterChip } from '../ui/filter-bar.tsx';
import { ChoiceChips } from '../ui/form/index.ts';
import { MultiFilter } from '../ui/multi-filter.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { useFollowing } from '../ui/use-following.ts';
import type { UrlState } from '../ui/use-url-state.ts';
import { ByRule } from './by-rule.tsx';
import { RuleFilter } from './rules/index.ts';
import { isByRule } from './use-groups.ts';
import { visibilityChoices } from './visibility.ts';

/** Milliseconds between a change of a filter and its effect: spec 9. */
const settles = 500;

/** Search, groups, source and what is known of the person, all in the address. Locked contacts are only filtered by who sees them. */
export const ContactFilters = ({ url, whole }: { url: UrlState; whole: boolean }) => {
  const groups = useNames((names) => names.contactgroups);
  return (
    <FilterBar
      search={
        <SearchField
          placeholder={word(contactTexts.searchPlaceholder)}
          value={url.get('search') ?? ''}
          onSearch={(search) => url.filter({ search })}
        />
      }
    >
      <MultiFilter
        label={t`Contact group`}
        choices={groups.map((group) => ({
          id: group.id,
          label: group.contact_group_name,
          ...(isByRule(group) && { note: <ByRule /> }),
        }))}
        chosen={url.ids('contactgroup')}
        onSearch={(contactgroup) => url.filter({ contactgroup })}
      />
      <SourceFilter url={url} />
      <RuleFilter url={url} part="kind" />
      <RuleFilter url={url} part="contact" />
      <RuleFilter url={url} part="consent" />
      {whole && <VisibilityFilter url={url} />}
    </FilterBar>
  );
};

const SourceFilter = ({ url }: { url: UrlState }) => {
  const sources = useNames((names) => names.source_names);
  const applied = url.ids('source');
  const [picked, setPicked] = useFollowing(applied);
  const apply = useDebouncedCallback((source: number[]) => url.filter({ source }), settles);
  const first = useName('source_names', applied[0]);
  const value = applied.length > 1 ? `${first} +${applied.length - 1}` : first;
  return (
    <FilterChip label={t`Source`} value={value} onClear={() => url.filter({ source: null })}>
      <CheckList
        label={t`Source`}
        choices={sources.map(({ id, source_name }) => ({ id, label: source_name }))}
        chosen={picked}
        onChange={(source) => {
          setPicked(source);
          apply(source);
        }}
      />
    </FilterChip>
  );
};

const VisibilityFilter = ({ url }: { url: UrlState }) => {
  const chosen = visibilityChoices().find((choice) => choice.id === url.get('locked_contact'));
  return (
    <FilterChip label={t`Visibility`} value={chosen?.label ?? ''} onClear={() => url.filter({ locked_contact: null })}>
      <ChoiceChips
        label={t`Who sees the contact`}
        choices={visibilityChoices()}
        chosen={chosen ? [chosen.id] : []}
        single
        onChange={([locked_contact]) => url.filter({ locked_contact })}
      />
    </FilterChip>
  );
};
