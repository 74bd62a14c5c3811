import { type Property, propertyCalls } from '@angan/contract/properties/properties.ts';
import type { PropertyFiles } from '@angan/contract/properties/property-files.ts';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf, queryClient } from '../../core/api/index.ts';
import { onUploaded } from '../../core/uploads/index.ts';

/** Where the uploads of a property stand in the queue. */
export const placeOfFiles = (id: number) => `property ${id}`;

const recordKey = (id: number) => keyOf(propertyCalls.get, { params: { id } });
const listKey = keyOf(propertyCalls.list).slice(0, 2);
type Page = { results: Property[] };

/** Shows the files of a property as the server has just said: on its record, and its cover in every list. */
export const showFiles = (queries: QueryClient, id: number, files: PropertyFiles): void => {
  queries.setQueryData<Property>(recordKey(id), (now) => now && { ...now, ...files });
  const { cover, image_count } = files;
  queries.setQueriesData<Page>({ queryKey: listKey }, (page) =>
    page?.results?.some((row) => row.id === id)
      ? { ...page, results: page.results.map((row) => (row.id === id ? { ...row, cover, image_count } : row)) }
      : page,
  );
};

/** The record as it is on the screen, to come back to where a change is refused. */
export const recordShown = (queries: QueryClient, id: number) => queries.getQueryData<Property>(recordKey(id));
export const showRecord = (queries: QueryClient, id: number, record: Property | undefined) =>
  queries.setQueryData(recordKey(id), record);

onUploaded(({ place }, answer) => {
  const id = Number(/^property (\d+)$/.exec(place)?.[1]);
  if (id) showFiles(queryClient, id, answer as PropertyFiles);
});
