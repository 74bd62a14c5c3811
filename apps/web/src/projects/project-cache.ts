import { type Project, projectCalls } from '@angan/contract/projects/projects.ts';
import { invalidate, keyOf, queryClient } from '../core/api/index.ts';

/** Shows a changed project at once, and asks again for what shows it or its units, whose prices follow each other. */
export const showProject = (changed: Project): Promise<unknown> => {
  queryClient.setQueryData(keyOf(projectCalls.get, { params: { id: changed.id } }), changed);
  return invalidate('project', 'projectunit');
};
