import { namesOf } from '@angan/contract/kit/presented.ts';
import { type Country, countryCalls } from '@angan/contract/lookups/countries.ts';
import { countryFields } from '@angan/contract/lookups/country-fields.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { fieldsBody, fieldsDraft, fieldsMistakes, RecordFields } from '../../records/index.ts';
import { FormDialog, useFieldErrors } from '../../ui/form/index.ts';

const api = client(countryCalls);

interface Props {
  /** The country that is changed; undefined for a new one. */
  row: Country | undefined;
  onClose: () => void;
}

/** A country: its name, codes and currency, and whether forms offer it. */
export const CountryForm = ({ row, onClose }: Props) => {
  const [draft, setDraft] = useState(() => ({
    ...fieldsDraft(countryFields, row),
    ...(!row && { is_active: true }),
  }));
  const { errors, refuse, settle } = useFieldErrors();
  const save = useCall(
    () => {
      const body = fieldsBody(countryFields, draft);
      return row ? api.update({ params: { id: row.id }, body }) : api.create({ body });
    },
    { changes: ['country'], success: t`Country saved`, onFieldErrors: refuse, onSuccess: onClose },
  );
  return (
    <FormDialog
      opened
      title={row ? t`Edit ${row.country}` : t`Add country`}
      submit={row ? t`Save` : t`Add country`}
      busy={save.isPending}
      onClose={onClose}
      onSubmit={() => {
        const wrong = fieldsMistakes(countryFields, draft);
        refuse(wrong);
        if (Object.keys(wrong).length === 0) save.mutate();
      }}
    >
      <RecordFields
        fields={countryFields}
        names={namesOf(countryFields)}
        draft={draft}
        set={(change) => {
          setDraft((now) => ({ ...now, ...change }));
          settle(change);
        }}
        errors={errors}
        autoFocus="country"
      />
    </FormDialog>
  );
};
