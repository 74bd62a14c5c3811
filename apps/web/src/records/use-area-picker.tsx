import { areas as areaResource } from '@angan/contract/areas/areas.ts';
import { placesLike } from '@angan/domain/names/index.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client, useCall } from '../core/api/index.ts';
import { perLanguage } from '../core/language/index.ts';
import { nameOf, useNames } from '../core/names/index.ts';
import { useMay } from '../core/session/index.ts';
import { AddArea } from './add-area.tsx';
import { areaFromLocality, areaName } from './new-areas.ts';
import type { Creation, PlaceOption } from './place-picker.tsx';
import { useLocalities } from './use-localities.ts';
import { useOfficeCities } from './use-office-cities.ts';

const api = client(areaResource.calls);

/** Lines of the list, questions about near names, and cities offered for a new area, at most. */
const limits = { lines: 50, near: 2, letters: 3, cities: 2 } as const;

type Listed = ReturnType<typeof useNames.getState>['areas'][number];

const collator = perLanguage(() => new Intl.Collator('en', { numeric: true }));

/** Rows that were kept from before there were aliases have none. */
const aliasesOf = (area: Listed): readonly string[] => area.aliases ?? [];

/** The name first where it begins so, then where it has it, then where people call it so. */
const rankOf = (area: Listed, wanted: string): number | undefined => {
  const name = area.area.toLowerCase();
  if (name.startsWith(wanted)) return 0;
  if (name.includes(wanted)) return 1;
  return aliasesOf(area).some((alias) => alias.toLowerCase().includes(wanted)) ? 2 : undefined;
};

/** What a picker of areas shows for what is typed, and how it makes a new one. */
export const useAreaPicker = (onMade: (id: number) => void) => {
  const [typed, setTyped] = useState('');
  const [adding, setAdding] = useState<string>();
  const areas = useNames((names) => names.areas);
  const cities = useOfficeCities();
  const mayAdd = useMay('area:create');
  const took = (made: Listed) => {
    useNames.setState((names) => ({ areas: [...names.areas.filter(({ id }) => id !== made.id), made] }));
    onMade(made.id);
  };
  const add = useCall((given: { area: string; city: number }) => api.create({ body: given }), {
    success: (made) => t`Area added: ${made.area}, ${nameOf('cities', made.city)}`,
    onSuccess: took,
  });

  const take = useCall(areaFromLocality, {
    success: (made) => t`Area added: ${made.area}, ${nameOf('cities', made.city)}`,
    onSuccess: took,
  });

  const localities = useLocalities(mayAdd ? typed : '', cities).filter(({ area }) => area === null);
  const wanted = typed.toLowerCase();
  const ranked = areas
    .map((area) => ({ area, rank: rankOf(area, wanted) }))
    .filter(({ area, rank }) => rank !== undefined && area.is_active !== false)
    .sort((a, b) => a.rank! - b.rank! || collator().compare(a.area.area, b.area.area))
    .slice(0, limits.lines);
  const optionOf = (area: Listed): PlaceOption => {
    const called = wanted && !area.area.toLowerCase().includes(wanted) ? aliasesOf(area) : [];
    const alias = called.find((one) => one.toLowerCase().includes(wanted));
    return {
      id: area.id,
      label: area.area,
      note: alias ?? (cities.length > 1 ? nameOf('cities', area.city) : undefined),
    };
  };
  const isThere = areas.some(({ area }) => area.toLowerCase() === wanted);
  const named = areas.map((area) => ({ area, id: area.id, name: area.area, aliases: aliasesOf(area) }));
  const near =
    typed.length < limits.letters || isThere
      ? []
      : placesLike(typed, named, limits.near).filter(({ id }) => !ranked.some((row) => row.area.id === id));
  const offered = cities.slice(0, limits.cities);
  const creations: Creation[] =
    typed === '' || isThere || !mayAdd
      ? []
      : [
          ...localities.map((one) => ({
            label: t`Add ${one.locality}, ${nameOf('cities', one.city)}`,
            run: () => take.mutate(one),
          })),
          ...offered.map((city) => ({
            label: offered.length > 1 ? t`Create "${typed}" in ${nameOf('cities', city)}` : t`Create "${typed}"`,
            run: () => add.mutate({ area: typed, city }),
          })),
          ...(offered.length > 1 || offered.length === 0
            ? [{ label: t`Create "${typed}" in another city`, run: () => setAdding(typed) }]
            : []),
        ];
  return {
    picker: {
      options: ranked.map(({ area }) => optionOf(area)),
      near: near.map(({ area }) => optionOf(area)),
      creations,
      onType: setTyped,
    },
    nameOf: (id: number): PlaceOption => ({ id, label: id < 0 ? t`${areaName(id)} (new)` : areaName(id) }),
    dialog: <AddArea name={adding} onClose={() => setAdding(undefined)} onAdded={took} />,
  };
};
