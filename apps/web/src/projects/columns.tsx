import type { Project } from '@angan/contract/projects/projects.ts';
import { formatNumber } from '@angan/domain/money.ts';
import { IconBuilding } from '@tabler/icons-react';
import { ProjectStatusBadge, projectBhk, projectPlace, projectPossession, projectPrice } from '../records/index.ts';
import type { Column } from '../ui/data-list/index.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './projects.module.css';
import { ReraBadge } from './rera-badge.tsx';

/** The columns of the project table. */
export const projectColumns: readonly Column<Project>[] = [
  {
    key: 'project',
    label: 'Project',
    width: 18,
    kind: 'name',
    cell: (project) => (
      <>
        <Picture size="row" src={project.cover} Figure={IconBuilding} />
        <span className={styles.two}>
          <span className={styles.firstLine}>{project.project_name}</span>
          <span className={styles.secondLine}>{projectPlace(project)}</span>
        </span>
      </>
    ),
  },
  { key: 'bhk', label: 'BHK', width: 7.5, kind: 'quiet', cell: ({ bhk }) => projectBhk(bhk) },
  {
    key: 'price',
    label: 'Price',
    width: 13,
    kind: 'number',
    sort: 'price_from',
    cell: (project) => (
      <span className={styles.price} data-none={project.price_from === null || undefined}>
        {project.price_from === null ? 'On request' : projectPrice(project)}
      </span>
    ),
  },
  {
    key: 'left',
    label: 'Units left',
    width: 6,
    kind: 'number',
    sort: 'units_left',
    sortFirst: 'down',
    cell: ({ units_left }) => (units_left === null ? '' : formatNumber(units_left)),
  },
  { key: 'possession', label: 'Possession', width: 8.5, kind: 'quiet', cell: projectPossession },
  { key: 'rera', label: 'RERA', width: 8, cell: (project) => <ReraBadge project={project} /> },
  { key: 'status', label: 'Status', width: 9.5, cell: ({ status }) => <ProjectStatusBadge status={status} /> },
  {
    key: 'lock',
    label: 'Lead lock',
    width: 6,
    kind: 'quiet',
    cell: ({ lead_lock_days }) => (lead_lock_days === null ? '' : `${lead_lock_days} days`),
  },
];
