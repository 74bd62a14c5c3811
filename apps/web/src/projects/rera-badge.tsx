import { projectWarnings } from '@angan/contract/projects/project-rules.ts';
import type { Project } from '@angan/contract/projects/projects.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { useNames } from '../core/names/index.ts';
import { StatusBadge } from '../ui/status-badge.tsx';

type Registered = Pick<Project, 'rera_no' | 'rera_valid_to' | 'city'>;

/** What is worth a second look in a project's registration, as sentences. */
export const useReraWarnings = (project: Registered): string[] => {
  const state = useNames(({ cities }) => cities.find(({ id }) => id === project.city.id)?.state ?? null);
  return projectWarnings(project, state, dayInIndia());
};

/** Whether the project is registered under RERA, in two words. */
export const ReraBadge = ({ project }: { project: Registered }) => {
  const warnings = useReraWarnings(project);
  if (project.rera_no === '') return <StatusBadge tone="warn">{t`No RERA number`}</StatusBadge>;
  const isOver = project.rera_valid_to !== null && project.rera_valid_to < dayInIndia();
  if (isOver) return <StatusBadge tone="bad">{t`RERA ended`}</StatusBadge>;
  return warnings.length > 0 ? (
    <StatusBadge tone="warn">{t`Check RERA`}</StatusBadge>
  ) : (
    <StatusBadge tone="ok">RERA</StatusBadge>
  );
};
