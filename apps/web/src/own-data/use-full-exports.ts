import { type FullExport, fullExportCalls } from '@angan/contract/own-data/full-exports.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ApiError, client, firstNonField, invalidate, query, useCall } from '../core/api/index.ts';

const api = client(fullExportCalls);
/** Files that are shown, the newest. */
const shown = 5;
/** Milliseconds between two looks at a file that is being written, should no event come. */
const lookEvery = 3000;

export const isBeingWritten = ({ status }: Pick<FullExport, 'status'>) => status === 'Waiting' || status === 'Writing';

/** The files of the last days, and asking for another one. */
export const useFullExports = () => {
  const files = useQuery({
    ...query(fullExportCalls.list, { query: { page_size: shown } }, { quiet: true }),
    refetchInterval: ({ state }) => (state.data?.results.some(isBeingWritten) ? lookEvery : false),
  });
  const start = useCall(() => api.create(), { quiet: true, onSettled: () => invalidate('full_export') });
  const refusal =
    start.error && (firstNonField(start.error) ?? (start.error instanceof ApiError ? start.error.detail : undefined));
  const results = files.data?.results.filter(({ status }) => status !== 'Expired');
  return {
    query: files,
    files: results ?? [],
    isWriting: results?.some(isBeingWritten) ?? false,
    start,
    refusal: start.error ? (refusal ?? t`The file was not asked for. Try again.`) : undefined,
  };
};
