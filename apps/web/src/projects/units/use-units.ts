import { type ProjectUnit, projectUnitCalls } from '@angan/contract/projects/project-units.ts';
import { t } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, client, query } from '../../core/api/index.ts';
import { toast } from '../../ui/toast.ts';
import { reloadProjects } from '../project-cache.ts';
import { type UnitDraft, unitBody } from './unit-draft.ts';

const api = client(projectUnitCalls);

/** Most unit types of a project; builders have a dozen. */
const most = 100;

export const useUnits = (project: number) =>
  useQuery(
    query(projectUnitCalls.list, { query: { project: String(project), page_size: String(most) } }, { quiet: true }),
  );

/** Adds a unit type, or changes the one that is given. */
export const useSaveUnit = (project: number, unit: ProjectUnit | undefined, onSaved: () => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draft: UnitDraft) =>
      unit
        ? api.update({ params: { id: unit.id }, body: unitBody(draft) })
        : api.create({ body: { ...unitBody(draft), project } }),
    onSuccess: async () => {
      await reloadProjects(queries);
      onSaved();
    },
  });
};

/** Takes a unit type away; the notice offers to take that back. */
export const useRemoveUnit = () => {
  const queries = useQueryClient();
  const told = (error: unknown) => {
    if (error instanceof Error && !(error instanceof ApiError && error.told)) toast.error(error.message);
  };
  return async ({ id, unit_name }: ProjectUnit) => {
    const params = { id };
    const restore = () =>
      void api
        .restore({ params })
        .then(() => reloadProjects(queries))
        .catch(told);
    try {
      await api.remove({ params });
      toast.success(t`Deleted: ${unit_name}`, { undo: restore });
      await reloadProjects(queries);
    } catch (error) {
      told(error);
    }
  };
};
