import { t } from '@lingui/core/macro';
import { LookupField, ManyField } from '../ui/form/index.ts';
import { useProjectChoices } from './use-project-choices.ts';

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
