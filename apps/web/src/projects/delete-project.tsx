import { type Project, projectCalls } from '@angan/contract/projects/projects.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, client } from '../core/api/index.ts';
import { toast } from '../ui/toast.ts';
import { reloadProjects } from './project-cache.ts';

const api = client(projectCalls);

/** Takes a project off the list, at once; the notice offers to take that back. */
export const DeleteProject = ({ project, onDeleted }: { project: Project; onDeleted: () => void }) => {
  const queries = useQueryClient();
  const told = (error: unknown) => {
    if (error instanceof Error && !(error instanceof ApiError && error.told)) toast.error(error.message);
  };
  const params = { id: project.id };
  const restore = () =>
    void api
      .restore({ params })
      .then(() => reloadProjects(queries))
      .catch(told);
  const remove = async () => {
    try {
      await api.remove({ params });
      onDeleted();
      toast.success(t`Deleted: ${project.project_name}`, { undo: restore });
      await reloadProjects(queries);
    } catch (error) {
      told(error);
    }
  };
  return (
    <ActionIcon aria-label={t`Delete project`} onClick={() => void remove()}>
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  );
};
