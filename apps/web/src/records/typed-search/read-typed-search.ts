import type { SearchReading } from '@angan/domain/paste/search.ts';
import { queryClient } from '../../core/api/index.ts';
import { useNames } from '../../core/names/index.ts';
import { unitsOfOffice } from '../../core/session/index.ts';
import { allSocieties } from '../use-societies.ts';

/**
 * What somebody typed into a search, as the office's own places have it: '3 bhk bopal under 80 lakh east'. The rules come
 * when they are first needed; without the list of societies only the areas are known.
 */
export const readTypedSearch = async (text: string): Promise<SearchReading> => {
  const [{ readSearch, placeLists }, societies] = await Promise.all([
    import('./rules.ts'),
    queryClient.ensureQueryData(allSocieties).catch(() => []),
  ]);
  return readSearch(text, placeLists(useNames.getState().areas, societies, unitsOfOffice()));
};
