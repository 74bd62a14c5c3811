import { useMemo } from 'react';
import { useNames } from '../core/names/index.ts';
import { useAuth } from '../core/session/index.ts';

/** The cities that the office works in: its own first, then those with most areas. */
export const useOfficeCities = (): readonly number[] => {
  const areas = useNames((names) => names.areas);
  const own = useAuth(({ userCompanyInfo }) => userCompanyInfo?.default_city);
  return useMemo(() => {
    const counts = new Map<number, number>();
    for (const { city } of areas) counts.set(city, (counts.get(city) ?? 0) + 1);
    const used = [...counts].sort(([, a], [, b]) => b - a).map(([city]) => city);
    return [...new Set([...(own ? [own] : []), ...used])];
  }, [areas, own]);
};
