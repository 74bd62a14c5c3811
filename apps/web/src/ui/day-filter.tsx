import { formatDate } from '@angan/domain/dates.ts';
import { FilterChip } from './filter-bar.tsx';
import { DayField, FieldPair } from './form/index.ts';
import type { UrlState } from './use-url-state.ts';

interface Props {
  url: UrlState;
  label: string;
  /** The parameters of its first and its last day; either may be left out. */
  from?: string | undefined;
  to?: string | undefined;
  startsOpen?: boolean | undefined;
}

/** From a day to a day, or by a day: 'Added 01/11/2026 to 21/11/2026'. */
export const DayFilter = ({ url, label, from, to, startsOpen }: Props) => {
  const [first, last] = [from && url.get(from), to && url.get(to)];
  const words = [first && formatDate(first), last && `${first || !from ? 'to' : 'up to'} ${formatDate(last)}`];
  return (
    <FilterChip
      label={label}
      value={words.filter(Boolean).join(' ')}
      startsOpen={startsOpen}
      onClear={() => url.filter({ ...(from && { [from]: null }), ...(to && { [to]: null }) })}
    >
      <FieldPair>
        {from && (
          <DayField label={`${label} from`} value={first ?? ''} onChange={(day) => url.filter({ [from]: day })} />
        )}
        {to && <DayField label={`${label} by`} value={last ?? ''} onChange={(day) => url.filter({ [to]: day })} />}
      </FieldPair>
    </FilterChip>
  );
};
