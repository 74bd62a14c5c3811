import { t } from '@lingui/core/macro';
import { formatDate } from '../core/language/index.ts';
import { FilterChip } from './filter-bar.tsx';
import { DayField, FieldPair } from './form/index.ts';
import type { UrlState } from './use-url-state.ts';

interface Props {
  url: UrlState;
  /** Of the field: the parameters are `{name}__gte` and `{name}__lte`, as YYYY-MM-DD. */
  name: string;
  label: string;
}

/** From day to day, both counted: a chip that reads '01/11/2026 to 21/11/2026'. */
export const DayRangeFilter = ({ url, name, label }: Props) => {
  const [from, to] = [`${name}__gte`, `${name}__lte`] as const;
  const [first, last] = [url.get(from) ?? '', url.get(to) ?? ''];
  const words =
    first && first === last
      ? formatDate(first)
      : [first && t`from ${formatDate(first)}`, last && t`to ${formatDate(last)}`].filter(Boolean).join(' ');
  return (
    <FilterChip label={label} value={words} onClear={() => url.filter({ [from]: null, [to]: null })}>
      <FieldPair>
        <DayField label={t`${label} from`} value={first} onChange={(day) => url.filter({ [from]: day })} />
        <DayField label={t`${label} to`} value={last} onChange={(day) => url.filter({ [to]: day })} />
      </FieldPair>
    </FilterChip>
  );
};
