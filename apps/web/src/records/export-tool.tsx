import type { ListExport } from '@angan/contract/kit/list-export.ts';
import { t } from '@lingui/core/macro';
import { IconDownload } from '@tabler/icons-react';
import type { BulkTool, Selection } from '../ui/data-list/index.ts';
import { useListExport } from './use-list-export.ts';

/** Takes the rows that are chosen out into a file; undefined for who may not. */
export const useExportTool = (
  call: ListExport,
  { ids }: Pick<Selection, 'ids'>,
  ordering: string,
): { tool: BulkTool | undefined; busy: boolean } => {
  const { formats, busy } = useListExport(call, { ids, ordering });
  const tool = { label: t`Export`, icon: <IconDownload aria-hidden />, menu: formats };
  return { tool: formats.length > 0 ? tool : undefined, busy };
};
