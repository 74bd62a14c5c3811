import type { FiledRecord, RecordFileKind, RecordFiles } from '@angan/contract/files/record-files.ts';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, client, fieldErrors } from '../core/api/index.ts';
import { perLanguage } from '../core/language/index.ts';
import { toast } from '../ui/toast.ts';
import { filed } from './filed.ts';
import { recordShown, showFiles, showRecord } from './files-cache.ts';

const apis = { property: client(filed().property.calls), project: client(filed().project.calls) };
const lists = { image: 'images', floor_plan: 'floor_plans', video: 'videos', document: 'documents' } as const;
const words = perLanguage(
  () => ({ image: t`Photo`, floor_plan: t`Floor plan`, video: t`Video`, document: t`Document` }) as const,
);

const told = (error: Error) => {
  if (!(error instanceof ApiError && error.told)) toast.error(Object.values(fieldErrors(error))[0] ?? error.message);
};

/** What can be done with the files of a record; the screen shows it before the server has said so. */
export const useFiles = (of: FiledRecord, id: number) => {
  const api = apis[of];
  const queries = useQueryClient();
  const shows = {
    onSuccess: (files: RecordFiles) => showFiles(queries, of, id, files),
    onError: told,
  };
  const change = useMutation({
    mutationFn: ({ file_id, ...body }: { file_id: number; caption?: string; is_cover?: true }) =>
      api.update({ params: { id, file_id }, body }),
    ...shows,
  });
  const restore = useMutation({
    mutationFn: (file_id: number) => api.restore({ params: { id, file_id } }),
    ...shows,
  });
  const remove = useMutation({
    mutationFn: ({ file_id }: { file_id: number; kind: RecordFileKind }) => api.remove({ params: { id, file_id } }),
    onSuccess: (files, { file_id, kind }) => {
      shows.onSuccess(files);
      toast.success(t`${words()[kind]} deleted`, { undo: () => restore.mutate(file_id) });
    },
    onError: told,
  });
  const order = useMutation({
    mutationFn: ({ kind, ids }: { kind: RecordFileKind; ids: number[] }) =>
      api.order({ params: { id }, body: { kind, ids } }),
    onMutate: ({ kind, ids }) => {
      const before = recordShown(queries, of, id);
      const files = before?.[lists[kind]];
      if (before && files) {
        const inOrder = ids.flatMap((one) => (files as { id: number }[]).find((file) => file.id === one) ?? []);
        showRecord(queries, of, id, { ...before, [lists[kind]]: inOrder });
      }
      return { before };
    },
    onSuccess: shows.onSuccess,
    onError: (error, _given, context) => {
      showRecord(queries, of, id, context?.before);
      told(error);
    },
  });
  return { change: change.mutate, remove: remove.mutate, order: order.mutate };
};
