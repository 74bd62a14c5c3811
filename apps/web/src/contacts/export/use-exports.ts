import { type ContactExport, contactExportCalls, type ExportFormat } from '@angan/contract/contacts/contact-exports.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ApiError, client, firstNonField, invalidate, query, useCall } from '../../core/api/index.ts';
import type { Chosen } from '../bulk/use-bulk-change.ts';

const api = client(contactExportCalls);
/** Files that are shown, the newest. */
const shown = 5;
/** Milliseconds between two looks at files that are being written, should no event come. */
const lookEvery = 3000;

export const isBeingWritten = ({ status }: Pick<ContactExport, 'status'>) =>
  status === 'Waiting' || status === 'Writing';

/** The files of the last days, and asking for another one. */
export const useExports = () => {
  const files = useQuery({
    ...query(contactExportCalls.list, { query: { page_size: shown } }, { quiet: true }),
    refetchInterval: ({ state }) => (state.data?.results.some(isBeingWritten) ? lookEvery : false),
  });
  const start = useCall(
    ({ format, chosen, ordering }: { format: ExportFormat; chosen: Chosen; ordering: string }) =>
      api.create({ body: { format, ...('ids' in chosen ? { ids: chosen.ids } : { ...chosen.filters, ordering }) } }),
    { quiet: true, onSettled: () => invalidate('contact_export') },
  );
  const refusal =
    start.error && (firstNonField(start.error) ?? (start.error instanceof ApiError ? start.error.detail : undefined));
  return {
    files: files.data?.results.filter(({ status }) => status !== 'Expired'),
    error: files.error,
    start,
    refusal: start.error ? (refusal ?? t`The file was not asked for. Try again.`) : undefined,
  };
};
