import type { Area } from '@angan/contract/areas/areas.ts';
import { societyCalls } from '@angan/contract/societies/societies.ts';
import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { client, invalidate, useCall } from '../core/api/index.ts';
import { nameOf, useNames } from '../core/names/index.ts';
import { AddArea } from '../records/index.ts';
import { toast } from '../ui/toast.ts';
import type { MakePlace } from './place-columns.ts';

const societies = client(societyCalls);

/** Makes the places that cells name: an area after a look at its city, a society in the area of its row. */
export const useMakePlace = (): { make: MakePlace; dialog: React.ReactNode } => {
  const [naming, setNaming] = useState<string>();
  const { mutate } = useCall((given: { society_name: string; area: number }) => societies.create({ body: given }), {
    success: (made) => t`Society added: ${made.society_name}, ${nameOf('areas', made.area)}`,
    changes: ['society'],
  });
  const make = useMemo<MakePlace>(
    () => ({
      area: setNaming,
      society: (society_name, area) =>
        area === null
          ? toast.error(t`Fill in the area first: the society stands there.`)
          : mutate({ society_name, area }),
    }),
    [mutate],
  );
  const took = (made: Area) => {
    useNames.setState((names) => ({ areas: [...names.areas.filter(({ id }) => id !== made.id), made] }));
    void invalidate('area');
    toast.success(t`Area added: ${made.area}, ${nameOf('cities', made.city)}`);
  };
  return { make, dialog: <AddArea name={naming} onClose={() => setNaming(undefined)} onAdded={took} /> };
};
