import { t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import { errorLine } from '../../ui/form/index.ts';
import { useGrid } from './use-demos.ts';

interface Props {
  value: number | null;
  onChange: (host: number | null) => void;
  error?: string | undefined;
}

/** One of the platform's people. */
export const HostField = ({ value, onChange, error }: Props) => (
  <NativeSelect
    label={t`Host`}
    value={value ?? ''}
    data={[
      { value: '', label: t`Nobody yet` },
      ...(useGrid().data?.hosts ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    ]}
    error={errorLine(error)}
    onChange={(event) => onChange(Number(event.currentTarget.value) || null)}
  />
);
