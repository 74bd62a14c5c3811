import type { Project } from '@angan/contract/projects/projects.ts';
import { plural, t } from '@lingui/core/macro';
import { IconBuilding } from '@tabler/icons-react';
import { formatNumber, perLanguage } from '../core/language/index.ts';
import { ProjectStatusBadge, projectBhk, projectPlace, projectPossession, projectPrice } from '../records/index.ts';
import type { Column } from '../ui/data-list/index.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './projects.module.css';
import { ReraBadge } from './rera-badge.tsx';

/** The columns of the project table. */
export const projectColumns = perLanguage<readonly Column<Project>[]>(() => [
  {
    key: 'project',
    label: t`Project`,
    width: 18,
    kind: 'name',
    cell: (project) => (
      <>
        <Picture size="row" src={project.cover} Figure={IconBuilding} />
        <span className={styles.two}>
          <span className={`truncate ${styles.firstLine}`}>{project.project_name}</span>
          <span className={`truncate ${styles.secondLine}`}>{projectPlace(project)}</span>
        </span>
      </>
    ),
  },
  { key: 'bhk', label: 'BHK', width: 7.5, kind: 'quiet', cell: ({ bhk }) => projectBhk(bhk) },
  {
    key: 'price',
    label: t`Price`,
    width: 13,
    kind: 'number',
    sort: 'price_from',
    cell: (project) => (
      <span className={styles.price} data-none={project.price_from === null || undefined}>
        {project.price_from === null ? t`On request` : projectPrice(project)}
      </span>
    ),
  },
  {
    key: 'left',
    label: t`Units left`,
    width: 6,
    kind: 'number',
    sort: 'units_left',
    sortFirst: 'down',
    cell: ({ units_left }) => (units_left === null ? '' : formatNumber(units_left)),
  },
  { key: 'possession', label: t`Possession`, width: 8.5, kind: 'quiet', cell: projectPossession },
  { key: 'rera', label: 'RERA', width: 8, cell: (project) => <ReraBadge project={project} /> },
  { key: 'status', label: t`Status`, width: 9.5, cell: ({ status }) => <ProjectStatusBadge status={status} /> },
  {
    key: 'lock',
    label: t`Lead lock`,
    width: 6,
    kind: 'quiet',
    cell: ({ lead_lock_days }) =>
      lead_lock_days === null ? '' : plural(lead_lock_days, { other: `${lead_lock_days} days` }),
  },
]);
