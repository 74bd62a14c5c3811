import { projectCalls } from '@angan/contract/projects/projects.ts';
import { useQuery } from '@tanstack/react-query';
import { allRows, keyOf } from '../core/api/index.ts';

/** The projects that lie in some areas, or all of the office; few enough to choose from. */
export const useProjectChoices = (areas: readonly number[]) => {
  const given = { query: { area: areas.join(), page_size: 100 } };
  const { data = [] } = useQuery({
    queryKey: [...keyOf(projectCalls.list, given), 'all'],
    queryFn: () => allRows(projectCalls.list, given as never, { quiet: true }),
  });
  return data.map(({ id, project_name }) => ({ id, label: project_name }));
};
