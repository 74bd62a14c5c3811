import { type ProjectUnit, projectUnitCalls } from '@angan/contract/projects/project-units.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { client, query, useCall } from '../../core/api/index.ts';
import { type UnitDraft, unitBody } from './unit-draft.ts';

const api = client(projectUnitCalls);

const changes = ['project', 'projectunit'] as const;

/** Most unit types of a project; builders have a dozen. */
const most = 100;

export const useUnits = (project: number) =>
  useQuery(
    query(projectUnitCalls.list, { query: { project: String(project), page_size: String(most) } }, { quiet: true }),
  );

interface Form {
  onFieldErrors: (errors: Record<string, string>) => void;
  onSuccess: () => void;
}

/** Adds a unit type, or changes the one that is given. */
export const useSaveUnit = (project: number, unit: ProjectUnit | undefined, on: Form) =>
  useCall(
    (draft: UnitDraft) =>
      unit
        ? api.update({ params: { id: unit.id }, body: unitBody(draft) })
        : api.create({ body: { ...unitBody(draft), project } }),
    { ...on, changes },
  );

/** Takes a unit type away; the notice offers to take that back. */
export const useRemoveUnit = () => {
  const restore = useCall((id: number) => api.restore({ params: { id } }), { changes });
  return useCall(({ id }: ProjectUnit) => api.remove({ params: { id } }), {
    success: (_, { unit_name }) => t`Deleted: ${unit_name}`,
    undo: (_, { id }) => restore.mutate(id),
    changes,
  }).mutate;
};
