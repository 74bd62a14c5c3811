import { FilterChip } from './filter-bar.tsx';
import { ChoiceChips } from './form/index.ts';
import type { UrlState } from './use-url-state.ts';

interface Props {
  url: UrlState;
  /** The parameter, as `bathrooms__gte`. */
  name: string;
  label: string;
  /** What one may ask for at least. */
  steps: readonly number[];
  unit?: string | undefined;
  startsOpen?: boolean | undefined;
}

/** So many or more: 'Bathrooms 2+'. */
export const LeastFilter = ({ url, name, label, steps, unit, startsOpen }: Props) => {
  const set = url.get(name);
  const wordOf = (step: number | string) => [`${step}+`, unit].filter(Boolean).join(' ');
  return (
    <FilterChip
      label={label}
      value={set === undefined ? '' : wordOf(set)}
      startsOpen={startsOpen}
      onClear={() => url.filter({ [name]: null })}
    >
      <ChoiceChips
        label={label}
        choices={steps.map((step) => ({ id: step, label: wordOf(step) }))}
        chosen={set === undefined ? [] : [Number(set)]}
        single
        onChange={([least]) => url.filter({ [name]: least })}
      />
    </FilterChip>
  );
};
