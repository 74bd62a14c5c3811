import { type Area, areas } from '@angan/contract/areas/areas.ts';
import { placeLimits } from '@angan/contract/places/places.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client, useCall } from '../core/api/index.ts';
import { freshenNamesOf, useNames } from '../core/names/index.ts';
import { FormDialog, LookupField } from '../ui/form/index.ts';
import { LocalityField } from './locality-field.tsx';
import { useOfficeCities } from './use-office-cities.ts';

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
  // Most new areas lie in the office's city, or in the one that it has most of its areas in.
  const [usual = null] = useOfficeCities();
  const [area, setArea] = useState(name ?? '');
  const [city, setCity] = useState<number | null>(usual);
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
      <LocalityField
        label={t`Area`}
        value={area}
        city={city}
        maxLength={placeLimits.area}
        error={errors.area}
        onChange={setArea}
        onTake={(taken) => {
          setArea(taken.locality);
          setCity(taken.city);
        }}
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
