import type { Project } from '@angan/contract/projects/projects.ts';
import { plural, t } from '@lingui/core/macro';
import { IconBuilding, IconCalendar, IconStack2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PhotoCount } from '../gallery/index.ts';
import {
  type CardProps,
  ProjectStatusBadge,
  projectBhk,
  projectPlace,
  projectPossession,
  projectPrice,
  unitsLeft,
} from '../records/index.ts';
import { rowLink } from '../ui/data-list/index.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './project-card.module.css';
import { ReraBadge } from './rera-badge.tsx';

type Props = CardProps<Project>;

const NameLink = ({ row, href, onApproach }: Props) => (
  <Link {...rowLink} className={styles.name} to={href} onMouseEnter={onApproach} onFocus={onApproach}>
    {row.project_name}
  </Link>
);

const Price = ({ row }: { row: Project }) => (
  <span className={styles.price} data-none={row.price_from === null || undefined}>
    {projectPrice(row)}
  </span>
);

/** A project on a phone: name, builder and place, price, and what is left. */
export const ProjectRow = (props: Props) => {
  const { row } = props;
  return (
    <article className={styles.row}>
      {row.cover && <Picture size="phone" src={row.cover} />}
      <div className={styles.words}>
        <div className={styles.line}>
          <NameLink {...props} />
          <span className={styles.right}>
            <ProjectStatusBadge status={row.status} />
          </span>
        </div>
        <span className={styles.place}>{projectPlace(row)}</span>
        <Price row={row} />
        <span className={styles.few}>
          {[projectBhk(row.bhk), unitsLeft(row.units_left), projectPossession(row)].filter(Boolean).join(', ')}
        </span>
        <span className={styles.badges}>
          <ReraBadge project={row} />
          <Lock row={row} />
        </span>
      </div>
    </article>
  );
};

/** The table's twin. */
export const ProjectCard = (props: Props) => {
  const { row } = props;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture size="card" src={row.cover} Figure={IconBuilding} />
        <span className={styles.count}>
          <PhotoCount count={row.image_count} />
        </span>
        <span className={styles.badge}>
          <ProjectStatusBadge status={row.status} />
        </span>
      </div>
      <div className={styles.inside}>
        <div className={styles.line}>
          <NameLink {...props} />
        </div>
        <div className={styles.place}>{projectPlace(row)}</div>
        <Price row={row} />
        <div className={styles.facts}>
          <CardFact icon={<IconBuilding aria-hidden />} name="BHK" text={projectBhk(row.bhk)} />
          <CardFact icon={<IconStack2 aria-hidden />} name={t`Units left`} text={unitsLeft(row.units_left)} />
          <CardFact icon={<IconCalendar aria-hidden />} name={t`Possession`} text={projectPossession(row)} />
        </div>
      </div>
      <div className={styles.foot}>
        <ReraBadge project={row} />
        <Lock row={row} />
      </div>
    </article>
  );
};

const Lock = ({ row }: { row: Project }) =>
  row.lead_lock_days === null ? null : (
    <span className={styles.lock}>
      {plural(row.lead_lock_days, { other: `Leads locked ${row.lead_lock_days} days` })}
    </span>
  );

const CardFact = ({ icon, name, text }: { icon: ReactNode; name: string; text: string }) =>
  text === '' ? null : (
    <span className={styles.fact} title={name}>
      {icon}
      {text}
    </span>
  );
