import type { FiledRecord, RecordFileKind, RecordFiles } from '@angan/contract/files/record-files.ts';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { client, useCall } from '../core/api/index.ts';
import { perLanguage } from '../core/language/index.ts';
import { filed } from './filed.ts';
import { recordShown, showFiles, showRecord } from './files-cache.ts';

const apis = { property: client(filed().property.calls), project: client(filed().project.calls) };
const lists = { image: 'images', floor_plan: 'floor_plans', video: 'videos', document: 'documents' } as const;
const words = perLanguage(
  () => ({ image: t`Photo`, floor_plan: t`Floor plan`, video: t`Video`, document: t`Document` }) as const,
);

/** What can be done with the files of a record; the screen shows it before the server has said so. */
export const useFiles = (of: FiledRecord, id: number) => {
  const api = apis[of];
  const queries = useQueryClient();
  const onSuccess = (files: RecordFiles) => showFiles(queries, of, id, files);
  const change = useCall(
    ({ file_id, ...body }: { file_id: number; caption?: string; is_cover?: true }) =>
      api.update({ params: { id, file_id }, body }),
    { onSuccess },
  );
  const restore = useCall((file_id: number) => api.restore({ params: { id, file_id } }), { onSuccess });
  const remove = useCall(
    ({ file_id }: { file_id: number; kind: RecordFileKind }) => api.remove({ params: { id, file_id } }),
    {
      success: (_, { kind }) => t`${words()[kind]} deleted`,
      undo: (_, { file_id }) => restore.mutate(file_id),
      onSuccess,
    },
  );
  const order = useCall(
    ({ kind, ids }: { kind: RecordFileKind; ids: number[] }) => api.order({ params: { id }, body: { kind, ids } }),
    {
      onSuccess,
      onMutate: ({ kind, ids }) => {
        const before = recordShown(queries, of, id);
        const files = before?.[lists[kind]];
        if (before && files) {
          const inOrder = ids.flatMap((one) => (files as { id: number }[]).find((file) => file.id === one) ?? []);
          showRecord(queries, of, id, { ...before, [lists[kind]]: inOrder });
        }
        return { before };
      },
      onError: (_error, _given, context) => showRecord(queries, of, id, context?.before),
    },
  );
  return { change: change.mutate, remove: remove.mutate, order: order.mutate };
};
