import { formatDate } from '@angan/domain/dates.ts';
import { useDebouncedCallback } from '@mantine/hooks';
import { filterSettles } from './choice-filter.tsx';
import { FilterChip } from './filter-bar.tsx';
import { DayField, FieldPair } from './form/index.ts';
import type { UrlState } from './use-url-state.ts';

interface Props {
  url: UrlState;
  /** Of the field: the parameters are `{name}__gte` and `{name}__lte`. */
  name: string;
  label: string;
}

/** From one day to another: a chip that reads '01/11/2026 to 21/11/2026'. */
export const DayFilter = ({ url, name, label }: Props) => {
  const [gte, lte] = [`${name}__gte`, `${name}__lte`];
  const [from, to] = [url.get(gte) ?? '', url.get(lte) ?? ''];
  const apply = useDebouncedCallback((change: Record<string, string | null>) => url.filter(change), filterSettles);
  const words = [from && formatDate(from), to && `to ${formatDate(to)}`].filter(Boolean).join(' ');
  const value = from && !to ? `from ${words}` : words.replace(/^to/, 'until');
  return (
    <FilterChip label={label} value={value} onClear={() => url.filter({ [gte]: null, [lte]: null })}>
      <FieldPair>
        <DayField label={`${label} from`} value={from} onChange={(day) => apply({ [gte]: day || null })} />
        <DayField label={`${label} to`} value={to} onChange={(day) => apply({ [lte]: day || null })} />
      </FieldPair>
    </FilterChip>
  );
};
