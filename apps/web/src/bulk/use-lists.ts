import { useMemo } from 'react';
import { nameOf, useNames } from '../core/names/index.ts';
import { useAuth, useMay } from '../core/session/index.ts';
import { useMyTypes, useSocieties, useUsualUnit } from '../records/index.ts';
import type { Named } from './words.ts';

export interface SocietyName extends Named {
  readonly area: number;
}

/** What the cells of this office may name. */
export const useLists = () => {
  const areas = useNames((names) => names.areas);
  const sources = useNames((names) => names.source_names);
  const people = useNames((names) => names.subusers);
  const known = useSocieties();
  const city = useAuth(({ userCompanyInfo }) => userCompanyInfo?.default_city);
  const unitFor = useUsualUnit();
  const types = useMyTypes()
    .map(({ id }) => id)
    .join();
  const mayAddArea = useMay('area:create');
  const mayAddSociety = useMay('society:create');
  const unit = unitFor();
  const landUnit = unitFor('Res. land');
  return useMemo(
    () => ({
      // Where two cities have a name, the office's own is meant.
      areas: areas
        .filter(({ is_active }) => is_active !== false)
        .toSorted((a, b) => Number(b.city === city) - Number(a.city === city))
        .map(({ id, area, aliases }): Named => ({ id, label: area, also: aliases ?? [] })),
      societies: known
        .filter(({ is_active }) => is_active)
        .map(
          ({ id, society_name, aliases, area }): SocietyName => ({
            id,
            label: society_name,
            also: aliases ?? [],
            area,
          }),
        ),
      sources: sources.map(({ id, source_name }): Named => ({ id, label: source_name })),
      people: people
        .filter(({ user }) => user.is_active)
        .map(({ user }): Named => ({ id: user.id, label: nameOf('subusers', user.id) })),
      types: types.split(',').map(Number),
      unit,
      landUnit,
      mayAddArea,
      mayAddSociety,
    }),
    [areas, known, sources, people, types, city, unit, landUnit, mayAddArea, mayAddSociety],
  );
};
export type Lists = ReturnType<typeof useLists>;
