import { dashboardPeriods } from '@angan/domain/dashboard-period.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { formatDate, word } from '../core/language/index.ts';
import { useNames } from '../core/names/index.ts';
import { AreaFilter, dealTypeChoices, useMyTypes } from '../records/index.ts';
import { ChoiceFilter } from '../ui/choice-filter.tsx';
import { FilterBar, FilterChip } from '../ui/filter-bar.tsx';
import { ChoiceChips, DayField, FieldPair } from '../ui/form/index.ts';
import { personLabel } from '../ui/person-name.ts';
import { usePhone } from '../ui/screen.ts';
import { type Dashboard, dashboardFilters } from './use-dashboard.ts';

/** What is looked at, and of which days. */
export const DashboardFilters = ({ dashboard: { url, asked, span } }: { dashboard: Dashboard }) => {
  const people = useNames((names) => names.subusers);
  const sources = useNames((names) => names.source_names);
  const types = useMyTypes();
  const isFiltered = dashboardFilters.some((name) => url.all(name).length > 0) || url.get('period') !== undefined;
  const phone = usePhone();
  /** 'This month, to 21/11/2026'; on a phone, where there is little room, its name alone. */
  const period = (): string => {
    if (asked.period === 'Custom')
      return span.from === span.to ? formatDate(span.from) : `${formatDate(span.from)} - ${formatDate(span.to)}`;
    return phone ? word(asked.period) : t`${word(asked.period)}, to ${formatDate(span.to)}`;
  };
  return (
    <FilterBar>
      <FilterChip label={t`Period`} value={period()} onClear={() => url.filter({ period: null, from: null, to: null })}>
        <ChoiceChips
          label={t`Period`}
          choices={dashboardPeriods.map((id) => ({ id, label: word(id) }))}
          chosen={[asked.period]}
          required
          onChange={([period]) =>
            url.filter({
              period: period === 'This month' ? null : period,
              ...(period === 'Custom' ? { from: span.from, to: span.to } : { from: null, to: null }),
            })
          }
        />
        {asked.period === 'Custom' && (
          <FieldPair>
            <DayField label={t`From`} value={asked.from ?? ''} onChange={(from) => url.filter({ from })} />
            <DayField label={t`To`} value={asked.to ?? ''} onChange={(to) => url.filter({ to })} />
          </FieldPair>
        )}
      </FilterChip>
      <ChoiceFilter
        url={url}
        name="user"
        label={t`Staff`}
        choices={people.map(({ user }) => ({ id: user.id, label: personLabel(user) }))}
      />
      {types.length > 1 && <ChoiceFilter url={url} name="property_type" label={t`Type`} choices={types} />}
      <ChoiceFilter url={url} name="deal_type" label={t`Deal type`} choices={dealTypeChoices} />
      <AreaFilter url={url} />
      <ChoiceFilter
        url={url}
        name="source"
        label={t`Source`}
        choices={sources.map(({ id, source_name }) => ({ id, label: source_name }))}
        long
      />
      {isFiltered && (
        <Button
          size="xs"
          variant="subtle"
          onClick={() =>
            url.filter({
              period: null,
              from: null,
              to: null,
              ...Object.fromEntries(dashboardFilters.map((name) => [name, null])),
            })
          }
        >
          {t`Clear`}
        </Button>
      )}
    </FilterBar>
  );
};
