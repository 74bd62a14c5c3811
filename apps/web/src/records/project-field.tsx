import { projectCalls } from '@angan/contract/projects/projects.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { allRows, keyOf } from '../core/api/index.ts';
import { LookupField, ManyField } from '../ui/form/index.ts';

/** The projects that lie in some areas, or all of the office; few enough to choose from. */
export const useProjectChoices = (areas: readonly number[]) => {
  const given = { query: { area: areas.join(), page_size: 100 } };
  const { data = [] } = useQuery({
    queryKey: [...keyOf(projectCalls.list, given), 'all'],
    queryFn: () => allRows(projectCalls.list, given as never, { quiet: true }),
  });
  return data.map(({ id, project_name }) => ({ id, label: project_name }));
};

interface OneProps {
  area: number | null;
  value: number | null;
  onChange: (id: number | null) => void;
  error?: string | undefined;
}

/** The builder's project that a property lies in; not asked for where the area has none. */
export const ProjectField = ({ area, value, onChange, error }: OneProps) => {
  const choices = useProjectChoices(area === null ? [] : [area]);
  if (value === null && (area === null || choices.length === 0)) return null;
  return (
    <LookupField
      label={t`Project`}
      placeholder={t`Where it is a builder's`}
      choices={choices}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
};

interface ManyProps {
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
  error?: string | undefined;
}

/** Projects that somebody asks for by name; not asked for where the office has none. */
export const ProjectsField = ({ chosen, onChange, error }: ManyProps) => {
  const choices = useProjectChoices([]);
  if (choices.length === 0 && chosen.length === 0) return null;
  return (
    <ManyField
      label={t`Projects`}
      placeholder={t`Find a project`}
      choices={choices}
      chosen={chosen}
      error={error}
      onChange={onChange}
    />
  );
};
