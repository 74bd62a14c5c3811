import { t } from '@lingui/core/macro';
import { useDebouncedCallback } from '@mantine/hooks';
import { formatDate } from '../core/language/index.ts';
import { lazyPart } from '../core/screen.ts';
import { filterSettles } from './choice-filter.tsx';
import { FilterChip } from './filter-bar.tsx';
import { FieldPair } from './form/index.ts';
import type { UrlState } from './use-url-state.ts';

const dayField = lazyPart(() => import('./form/day-field.tsx'), 'DayField');

interface Props {
  url: UrlState;
  label: string;
  /** The parameters of its first and its last day; either may be left out. */
  from?: string | undefined;
  to?: string | undefined;
  startsOpen?: boolean | undefined;
}

const shownOf = (first: string | undefined, last: string | undefined): string => {
  if (first && last) return t`${formatDate(first)} to ${formatDate(last)}`;
  if (first) return t`from ${formatDate(first)}`;
  return last ? t`until ${formatDate(last)}` : '';
};

/** From one day to another, or by a day: a chip that reads '01/11/2026 to 21/11/2026'. */
export const DayFilter = ({ url, label, from, to, startsOpen }: Props) => {
  const [first, last] = [from && url.get(from), to && url.get(to)];
  const apply = useDebouncedCallback((change: Record<string, string | null>) => url.filter(change), filterSettles);
  return (
    <FilterChip
      label={label}
      value={shownOf(first, last)}
      startsOpen={startsOpen}
      onClear={() => url.filter({ ...(from && { [from]: null }), ...(to && { [to]: null }) })}
    >
      <FieldPair>
        {from && (
          <dayField.Component
            label={t`${label} from`}
            value={first ?? ''}
            onChange={(day) => apply({ [from]: day || null })}
          />
        )}
        {to && (
          <dayField.Component
            label={t`${label} to`}
            value={last ?? ''}
            onChange={(day) => apply({ [to]: day || null })}
          />
        )}
      </FieldPair>
    </FilterChip>
  );
};
