import { type Project, projectCalls } from '@angan/contract/projects/projects.ts';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf, showing } from '../core/api/index.ts';

/** Asks again for projects and their units, whose prices follow each other. */
export const reloadProjects = (queries: QueryClient): Promise<unknown> =>
  queries.invalidateQueries(showing('project', 'projectunit'));

/** Shows a changed project at once. */
export const showProject = (queries: QueryClient, changed: Project): Promise<unknown> => {
  queries.setQueryData(keyOf(projectCalls.get, { params: { id: changed.id } }), changed);
  return reloadProjects(queries);
};
