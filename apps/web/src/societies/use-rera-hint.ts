import { stateOfCity } from '@angan/domain/lookups/places.ts';
import { unlikeProjectRera } from '@angan/domain/rera.ts';
import { t } from '@lingui/core/macro';
import { useNames } from '../core/names/index.ts';

/** A registration number that is not written as those of the area's state are is asked about, never refused. */
export const useReraHint = (area: number | null, number: string): string | undefined => {
  const city = useNames((names) => names.areas).find(({ id }) => id === area)?.city;
  const unlike = unlikeProjectRera(number, stateOfCity(city)?.state ?? null);
  return unlike && t`Numbers of this state are written as ${unlike}. Check it once more.`;
};
