import type { Home } from '@angan/contract/home/home.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { formatDate, formatPrice } from '../../core/language/index.ts';
import { projectPath } from '../../records/light.ts';
import { Picture } from '../../ui/picture.tsx';
import { Block, BlockEmpty, BlockRows } from './block.tsx';
import styles from './home.module.css';
import { PropertyLead } from './property-lead.tsx';

/** The properties that were written down last. */
export const RecentProperties = ({ home }: { home: Home | undefined }) => {
  const rows = home?.recent.properties;
  return (
    <Block title={t`Recent properties`} all="/searchProperty">
      {!rows && <BlockRows rows={3} lead="picture" />}
      {rows?.length === 0 && (
        <BlockEmpty
          sample={t`1.25 Cr, 3 BHK flat, Orchid Heights, Prahladnagar`}
          action={
            <Button component={Link} to="/addProperty" size="xs">
              {t`Add property`}
            </Button>
          }
        >
          {t`No properties yet.`}
        </BlockEmpty>
      )}
      <ul className="list-unstyled">
        {rows?.map((property) => (
          <li key={property.id} className={`${styles.line} ${styles.row}`}>
            <PropertyLead property={property} />
            <span className={styles.when}>{formatDate(property.created_date)}</span>
          </li>
        ))}
      </ul>
    </Block>
  );
};

/** The projects that were. */
export const RecentProjects = ({ home }: { home: Home | undefined }) => {
  const rows = home?.recent.projects;
  return (
    <Block title={t`Recent projects`} all="/projects">
      {!rows && <BlockRows rows={2} lead="picture" />}
      {rows?.length === 0 && (
        <BlockEmpty
          sample={t`Pushpadhara Heights, Bopal, from 62.00 Lakhs`}
          action={
            <Button component={Link} to="/addproject" size="xs">
              {t`Add project`}
            </Button>
          }
        >
          {t`No projects yet.`}
        </BlockEmpty>
      )}
      <ul className="list-unstyled">
        {rows?.map((project) => (
          <li key={project.id} className={`${styles.line} ${styles.row}`}>
            <span className={styles.picture}>
              <Picture size="row" src={project.cover} />
            </span>
            <Link to={projectPath(project.id)} className={styles.rowText}>
              <span className={`truncate ${styles.rowName}`}>{project.project_name}</span>
              <span className={`truncate ${styles.rowMore}`}>
                {[project.builder_name, ...project.area.map(({ area }) => area)].filter(Boolean).join(', ')}
              </span>
            </Link>
            <span className={styles.when}>
              {project.price_from !== null && t`from ${formatPrice(project.price_from)}`}
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
};
