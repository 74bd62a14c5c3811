import { dayInIndia } from '@angan/domain/dates.ts';
import type { SearchOf, SearchReading } from '@angan/domain/paste/search.ts';
import { queryClient } from '../../core/api/index.ts';
import { namesCame, useNames } from '../../core/names/index.ts';
import { hasLine } from '../../core/platform/index.ts';
import { unitsOfOffice } from '../../core/session/index.ts';
import { allSocieties } from '../use-societies.ts';

/** Whether nobody answers: the browser says so, or the last that was asked for found none. */
const isCut = async (): Promise<boolean> =>
  !hasLine() ||
  (await import('../../core/queue/index.ts').then(
    ({ isAway }) => isAway(),
    () => true,
  ));

/**
 * What somebody typed into a search, as the office's own places have it: '3 bhk bopal under 80 lakh east'. The rules come
 * when they are first needed; without the list of societies only the areas are known. Without a line it stays as it was typed:
 * what a device keeps is searched by its letters, and no list is kept for each filter.
 */
export const readTypedSearch = async (text: string, of: SearchOf): Promise<SearchReading> => {
  if (await isCut()) return { wish: {}, rest: text };
  const [{ readSearch, placeLists, noteReadings }, societies] = await Promise.all([
    import('./rules.ts'),
    queryClient.ensureQueryData(allSocieties).catch(() => []),
    namesCame(),
  ]);
  const { areas, features, source_names } = useNames.getState();
  const lists = {
    ...placeLists(areas, societies, unitsOfOffice()),
    features: features.map(({ id, feature }) => ({ id, name: feature })),
    sources: source_names.map(({ id, source_name }) => ({ id, name: source_name })),
    today: dayInIndia(),
  };
  const reading = readSearch(text, lists, of);
  // It may turn out only now that nobody answers.
  noteReadings(text, reading.wish, of);
  return reading;
};
