import { localityCalls } from '@angan/contract/areas/localities.ts';
import { migrationLimits } from '@angan/contract/imports/data-migration.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client, useCall } from '../core/api/index.ts';
import { useNames } from '../core/names/index.ts';
import { useOfficeCities } from '../records/index.ts';
import { FormDialog, LookupField } from '../ui/form/index.ts';
import { sampleCount, sampleList } from './sample-list.ts';

const api = client(localityCalls);
/** Localities that the sample is spread over: few, so that some lie in the same. */
const places = 4;

interface Props {
  onMade: (file: File) => void;
  onClose: () => void;
}

/** Fills an empty office with made-up properties of its city, by the way that a list of its own would take. */
export const SampleDialog = ({ onMade, onClose }: Props) => {
  const cities = useNames((names) => names.cities);
  const [usual = null] = useOfficeCities();
  const [chosen, choose] = useState<number | null>();
  const [problem, setProblem] = useState<string>();
  const city = chosen === undefined ? usual : chosen;
  const make = useCall((of: number) => api.localities({ query: { city: [String(of)], limit: places } }), {
    onSuccess: ({ results }, of) => {
      if (results.length === 0) return setProblem(t`Angan has no localities of this city. Choose another.`);
      const name = cities.find(({ id }) => id === of)!.city;
      onMade(
        sampleList(
          name,
          results.map(({ locality }) => locality),
        ),
      );
    },
  });
  return (
    <FormDialog
      opened
      title={t`Try with a sample list`}
      submit={t`Bring it in`}
      busy={make.isPending}
      onSubmit={() => (city === null ? setProblem(t`Choose the city.`) : make.mutate(city))}
      onClose={onClose}
    >
      <p>
        {t`${sampleCount} made-up properties of your city come in as a list of yours would. You see what becomes of each row before anything is added, and can undo it for ${migrationLimits.undoDays} days. The remark of each says that it is made up.`}
      </p>
      <LookupField
        label={t`City`}
        choices={cities.map((row) => ({ id: row.id, label: row.city }))}
        value={city}
        required
        error={problem}
        onChange={(next) => {
          choose(next);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
};
