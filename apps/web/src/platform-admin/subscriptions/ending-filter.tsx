import { t } from '@lingui/core/macro';
import { FilterChip } from '../../ui/filter-bar.tsx';
import { ChoiceChips } from '../../ui/form/index.ts';
import type { UrlState } from '../../ui/use-url-state.ts';

const steps = [3, 15, 30] as const;

/** Terms with so many days left at most. */
export const EndingFilter = ({ url }: { url: UrlState }) => {
  const set = url.get('ending');
  const label = t`Ends within`;
  const inDays = (days: number | string) => t`${days} days`;
  return (
    <FilterChip label={label} value={set === undefined ? '' : inDays(set)} onClear={() => url.filter({ ending: null })}>
      <ChoiceChips
        label={label}
        choices={steps.map((id) => ({ id, label: inDays(id) }))}
        chosen={set === undefined ? [] : steps.filter((step) => step === Number(set))}
        single
        onChange={([days]) => url.filter({ ending: days })}
      />
    </FilterChip>
  );
};
