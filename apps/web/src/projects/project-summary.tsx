import type { Project } from '@angan/contract/projects/projects.ts';
import { salesContactRoles } from '@angan/domain/lookups/projects.ts';
import { plural, t } from '@lingui/core/macro';
import { IconBuilding } from '@tabler/icons-react';
import { formatNumber } from '../core/language/index.ts';
import { Gallery } from '../gallery/index.ts';
import {
  FactStrip,
  ProjectStatusBadge,
  projectBhk,
  projectPlace,
  projectPossession,
  projectPrice,
  unitsLeft,
} from '../records/index.ts';
import { PersonChip } from '../ui/person.tsx';
import { Picture } from '../ui/picture.tsx';
import { usePhone } from '../ui/screen.ts';
import styles from './project-record.module.css';
import { ReraBadge } from './rera-badge.tsx';

/** Price, builder and place, and who to call at the builder's. */
export const ProjectSummary = ({ project }: { project: Project }) => {
  const phone = usePhone();
  const beside = [
    unitsLeft(project.units_left),
    projectPossession(project) && t`possession ${projectPossession(project)}`,
  ];
  return (
    <div className={styles.summary}>
      {(project.may_edit || hasFiles(project)) && (
        <Gallery
          of="project"
          record={project}
          name={project.project_name}
          figure={<Picture size="record" Figure={IconBuilding} />}
        />
      )}
      <div className={styles.heading}>
        <div className={styles.what}>
          <div className={styles.priceLine}>
            <span className={styles.price}>{projectPrice(project)}</span>
            {!phone && <span className={styles.beside}>{beside.filter(Boolean).join(', ')}</span>}
          </div>
          <h2 className={styles.place}>
            {[projectBhk(project.bhk), projectPlace(project), project.city.city].filter(Boolean).join(', ')}
          </h2>
          {phone && (
            <span className={styles.badges}>
              <ProjectStatusBadge status={project.status} />
              <ReraBadge project={project} />
            </span>
          )}
        </div>
        {project.builder_contact && (
          <PersonChip
            name={project.builder_contact.name}
            number={project.builder_contact.mobile_number_1}
            contact={project.builder_contact.id}
            role={salesContactRoles[0]}
          />
        )}
      </div>
      {phone && (
        <FactStrip
          facts={[
            { value: project.units_left === null ? '?' : formatNumber(project.units_left), label: t`units left` },
            { value: projectPossession(project) || '?', label: t`possession` },
            {
              value:
                project.lead_lock_days === null
                  ? t`None`
                  : plural(project.lead_lock_days, { other: `${project.lead_lock_days} days` }),
              label: t`lead lock`,
            },
          ]}
        />
      )}
    </div>
  );
};

const hasFiles = ({ image_count, floor_plans = [], videos = [], documents = [] }: Project) =>
  image_count + floor_plans.length + videos.length + documents.length > 0;
