import type { GroupRule } from '@angan/contract/contacts/group-rule.ts';
import { t } from '@lingui/core/macro';
import { useDebouncedCallback } from '@mantine/hooks';
import { word } from '../../core/language/index.ts';
import { lazyPart } from '../../core/screen.ts';
import { filterSettles } from '../../ui/choice-filter.tsx';
import { FilterChip } from '../../ui/filter-bar.tsx';
import { useFollowing } from '../../ui/use-following.ts';
import type { UrlState } from '../../ui/use-url-state.ts';
import { daysText, partFields, partLabels, type RulePart } from './rule-words.ts';

const choices = lazyPart(() => import('./rule-choices.tsx'), 'RuleChoices');

/** The filters of the list that are spoken of as pieces of a rule. */
type Part = Extract<RulePart, 'kind' | 'contact' | 'consent'>;

/** What the address asks for, as a rule would. */
export const ruleIn = (url: UrlState): Partial<GroupRule> => {
  const days = (name: string) => Number(url.get(name)) || undefined;
  const asked = {
    contact_kind: url.all('contact_kind'),
    consent: url.get('consent'),
    contacted_within: days('contacted_within'),
    not_contacted_for: days('not_contacted_for'),
    never_contacted: url.get('never_contacted') === 'true' || undefined,
  };
  const named = Object.entries(asked).filter(([, value]) => value !== undefined && [value].flat().length > 0);
  return Object.fromEntries(named) as Partial<GroupRule>;
};

/** 'Last contact not for 30 days' */
export const filterValue = (part: Part, rule: Partial<GroupRule>): string => {
  if (part === 'kind') return rule.contact_kind?.map(word).join(', ') ?? '';
  if (part === 'consent') return rule.consent ? word(rule.consent) : '';
  if (rule.never_contacted) return t`never`;
  if (rule.not_contacted_for) return t`not for ${daysText(rule.not_contacted_for)}`;
  return rule.contacted_within ? t`within ${daysText(rule.contacted_within)}` : '';
};

/** A chip whose choice stands in the address half a second after the last change. */
export const RuleFilter = ({ url, part }: { url: UrlState; part: Part }) => {
  const applied = ruleIn(url);
  const [picked, setPicked] = useFollowing(applied);
  const nothing = Object.fromEntries(partFields[part].map((field) => [field, null]));
  const apply = useDebouncedCallback(
    (said: Partial<GroupRule>) => url.filter({ ...nothing, ...asAddress(said) }),
    filterSettles,
  );
  return (
    <FilterChip
      label={partLabels()[part]}
      value={filterValue(part, applied)}
      onOpen={choices.prefetch}
      onClear={() => url.filter(nothing)}
    >
      <choices.Component
        part={part}
        rule={picked}
        onChange={(said) => {
          setPicked(said);
          apply(said);
        }}
      />
    </FilterChip>
  );
};

const asAddress = (said: Partial<GroupRule>) =>
  Object.fromEntries(Object.entries(said).map(([field, value]) => [field, value === true ? 'true' : value]));
