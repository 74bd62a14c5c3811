import type { FiledRecord, RecordFiles } from '@angan/contract/files/record-files.ts';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf, queryClient } from '../core/api/index.ts';
import { onUploaded } from '../core/uploads/index.ts';
import { type Filed, filed } from './filed.ts';

/** Where the uploads of a record stand in the queue. */
export const placeOfFiles = (of: FiledRecord, id: number) => `${of} ${id}`;

const recordKey = (of: FiledRecord, id: number) => keyOf(filed()[of].get, { params: { id } });
const listKey = (of: FiledRecord) => keyOf(filed()[of].list).slice(0, 2);
type Page = { results: Filed[] };

/** Shows the files of a record as the server has just said: on the record, and its cover in every list. */
export const showFiles = (queries: QueryClient, of: FiledRecord, id: number, files: RecordFiles): void => {
  queries.setQueryData<Filed>(recordKey(of, id), (now) => now && { ...now, ...files });
  const { cover, image_count } = files;
  queries.setQueriesData<Page>({ queryKey: listKey(of) }, (page) =>
    page?.results?.some((row) => row.id === id)
      ? { ...page, results: page.results.map((row) => (row.id === id ? { ...row, cover, image_count } : row)) }
      : page,
  );
};

/** The record as it is on the screen, to come back to where a change is refused. */
export const recordShown = (queries: QueryClient, of: FiledRecord, id: number) =>
  queries.getQueryData<Filed>(recordKey(of, id));
export const showRecord = (queries: QueryClient, of: FiledRecord, id: number, record: Filed | undefined) =>
  queries.setQueryData(recordKey(of, id), record);

onUploaded(({ place }, answer) => {
  const [, of, id] = /^(property|project) (\d+)$/.exec(place) ?? [];
  if (of) showFiles(queryClient, of as FiledRecord, Number(id), answer as RecordFiles);
});
