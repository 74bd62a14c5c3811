import { type Project, projectCalls } from '@angan/contract/projects/projects.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { client, useCall } from '../core/api/index.ts';

const api = client(projectCalls);

/** Takes a project off the list, at once; the notice offers to take that back. */
export const DeleteProject = ({ project, onDeleted }: { project: Project; onDeleted: () => void }) => {
  const params = { id: project.id };
  const changes = ['project', 'projectunit'] as const;
  const restore = useCall(() => api.restore({ params }), { changes });
  const remove = useCall(() => api.remove({ params }), {
    success: t`Deleted: ${project.project_name}`,
    undo: () => restore.mutate(),
    changes,
    onSuccess: onDeleted,
  });
  return (
    <ActionIcon aria-label={t`Delete project`} onClick={() => remove.mutate()}>
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  );
};
