import type { Project } from '@angan/contract/projects/projects.ts';
import { plural, t } from '@lingui/core/macro';
import { IconBuilding, IconCalendar, IconStack2 } from '@tabler/icons-react';
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
import card from '../ui/card.module.css';
import { CardFact } from '../ui/card-fact.tsx';
import { CardLink } from '../ui/data-list/index.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './project-card.module.css';
import { ReraBadge } from './rera-badge.tsx';

type Props = CardProps<Project>;

const NameLink = ({ row, href, onApproach }: Props) => (
  <CardLink className={`truncate ${styles.name}`} href={href} onApproach={onApproach}>
    {row.project_name}
  </CardLink>
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
    <article className={card.row}>
      {row.cover && <Picture size="phone" src={row.cover} />}
      <div className={card.words}>
        <div className={card.line}>
          <NameLink {...props} />
          <span className={card.right}>
            <ProjectStatusBadge status={row.status} />
          </span>
        </div>
        <span className={`truncate ${styles.place}`}>{projectPlace(row)}</span>
        <Price row={row} />
        <span className={`truncate ${styles.few}`}>
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
    <article className={card.card}>
      <div className={card.picture}>
        <Picture size="card" src={row.cover} Figure={IconBuilding} />
        <span className={styles.count}>
          <PhotoCount count={row.image_count} />
        </span>
        <span className={card.badge}>
          <ProjectStatusBadge status={row.status} />
        </span>
      </div>
      <div className={card.inside}>
        <div className={card.line}>
          <NameLink {...props} />
        </div>
        <div className={`truncate ${styles.place}`}>{projectPlace(row)}</div>
        <Price row={row} />
        <div className={card.facts}>
          <CardFact icon={<IconBuilding aria-hidden />} name="BHK" text={projectBhk(row.bhk)} />
          <CardFact icon={<IconStack2 aria-hidden />} name={t`Units left`} text={unitsLeft(row.units_left)} />
          <CardFact icon={<IconCalendar aria-hidden />} name={t`Possession`} text={projectPossession(row)} />
        </div>
      </div>
      <div className={card.foot}>
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
