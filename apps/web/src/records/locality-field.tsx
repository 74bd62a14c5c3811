import type { Locality } from '@angan/contract/areas/localities.ts';
import { t } from '@lingui/core/macro';
import { nameOf } from '../core/names/index.ts';
import { SuggestField } from '../ui/form/index.ts';
import { useLocalities } from './use-localities.ts';

interface Props {
  label: string;
  value: string;
  /** Where it is looked for first. */
  city: number | null;
  maxLength: number;
  error?: string | undefined;
  onChange: (name: string) => void;
  /** One that came with the product was chosen, with its city and place. */
  onTake: (locality: Locality) => void;
}

/** The name of a new area; localities of India's cities complete it while one types. */
export const LocalityField = ({ city, onChange, onTake, ...field }: Props) => {
  const found = useLocalities(field.value, city === null ? [] : [city]).filter(({ area }) => area === null);
  const lines = new Map(found.map((one) => [t`${one.locality}, ${nameOf('cities', one.city)}`, one]));
  return (
    <SuggestField
      {...field}
      required
      autoFocus
      suggestions={[...lines.keys()]}
      onChange={(text) => {
        const taken = lines.get(text);
        if (taken) onTake(taken);
        else onChange(text);
      }}
    />
  );
};
