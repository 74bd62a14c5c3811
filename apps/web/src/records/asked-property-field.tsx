import { t } from '@lingui/core/macro';
import { FindField, type Found } from './find-field.tsx';
import { useFoundProperties } from './found-records.ts';

interface Props {
  value: Found | null;
  onChange: (found: Found | null) => void;
  error?: string | undefined;
}

/** The property of the office's own stock that somebody asked about, as after an advertisement. */
export const AskedPropertyField = (props: Props) => (
  <FindField
    {...props}
    optional
    label={t`Asked about`}
    placeholder={t`Code, society or area`}
    useFound={useFoundProperties}
  />
);
