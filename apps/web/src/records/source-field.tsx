import { t } from '@lingui/core/macro';
import { useNames } from '../core/names/index.ts';
import { LookupField } from '../ui/form/index.ts';

interface Props {
  label?: string;
  required?: boolean;
  value: number | null;
  onChange: (source: number | null) => void;
  error?: string | undefined;
}

/** Where a record comes from, of the company's list. */
export const SourceField = ({ label = t`Source`, required = false, value, onChange, error }: Props) => {
  const sources = useNames((names) => names.source_names);
  return (
    <LookupField
      label={label}
      required={required}
      choices={sources.map(({ id, source_name }) => ({ id, label: source_name }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
};
