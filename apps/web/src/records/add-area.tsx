import { type Area, areas } from '@angan/contract/areas/areas.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client, useCall } from '../core/api/index.ts';
import { freshenNamesOf, useNames } from '../core/names/index.ts';
import { useAuth } from '../core/session/index.ts';
import { FormDialog, LookupField, TextField } from '../ui/form/index.ts';

const api = client(areas.calls);

interface Props {
  /** What was typed where the area was looked for; undefined: not adding one. */
  name: string | undefined;
  onClose: () => void;
  onAdded: (area: Area) => void;
}

/** A new area, from where one was looked for in vain. */
export const AddArea = ({ name, onClose, onAdded }: Props) => (
  // Drawn anew for each name it is opened with.
  <AreaForm key={name ?? ''} name={name} onClose={onClose} onAdded={onAdded} />
);

const AreaForm = ({ name, onClose, onAdded }: Props) => {
  const cities = useNames((names) => names.cities);
  const used = useNames((names) => names.areas);
  const [area, setArea] = useState(name ?? '');
  const usual = useAuth(({ userCompanyInfo }) => userCompanyInfo?.default_city);
  // Most new areas lie in the office's city, or in the one that it has most of its areas in.
  const [city, setCity] = useState<number | null>(() => usual ?? mostFrequent(used.map((one) => one.city)));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const add = useCall(() => api.create({ body: { area, city: city! } }), {
    onFieldErrors: setErrors,
    onSuccess: (made) => {
      freshenNamesOf('area');
      onAdded(made);
      onClose();
    },
  });
  return (
    <FormDialog
      opened={name !== undefined}
      title={t`Add area`}
      submit={t`Add area`}
      busy={add.isPending}
      onSubmit={() => (city === null ? setErrors({ city: t`Choose the city.` }) : add.mutate())}
      onClose={onClose}
    >
      <TextField
        label={t`Area`}
        value={area}
        maxLength={80}
        required
        autoFocus
        error={errors.area}
        onChange={setArea}
      />
      <LookupField
        label={t`City`}
        choices={cities.map(({ id, city }) => ({ id, label: city }))}
        value={city}
        required
        error={errors.city}
        onChange={setCity}
      />
    </FormDialog>
  );
};

const mostFrequent = (ids: readonly number[]): number | null => {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
};
