import { exportRight, type ListExport, type SheetFormat, sheetFormats } from '@angan/contract/kit/list-export.ts';
import { client, useCall } from '../core/api/index.ts';
import { saveBase64 } from '../core/platform/index.ts';
import { useMay } from '../core/session/index.ts';

/** Takes a list out into a file: a choice for each format, none for who may not. `asked`: which of it, in which order. */
export const useListExport = (call: ListExport, asked: object) => {
  const mayOfOffice = useMay(exportRight);
  const may = call.access === 'admin' || mayOfOffice;
  const api = client({ write: call });
  const write = useCall((format: SheetFormat) => api.write({ body: { ...asked, format } }), {
    onSuccess: ({ file_name, content }) => saveBase64(content, file_name),
  });
  const formats = sheetFormats.map((format) => ({ label: format, run: () => write.mutate(format) }));
  return { formats: may ? formats : [], busy: write.isPending };
};
