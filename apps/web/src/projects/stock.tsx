import type { Project } from '@angan/contract/projects/projects.ts';
import { propertyCalls } from '@angan/contract/properties/properties.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../core/api/index.ts';
import { formatNumber } from '../core/language/index.ts';
import {
  comingFrom,
  homeName,
  PropertyStatusBadge,
  priceText,
  projectPath,
  propertyPath,
  sizeText,
} from '../records/index.ts';
import { PaneHead, PaneNone } from '../ui/pane.tsx';
import { QueryView } from '../ui/query-view.tsx';
import styles from './stock.module.css';

const lines = 25;

/** What of a project is on offer in the office: its properties. */
export const Stock = ({ project }: { project: Project }) => {
  const given = { query: { project: String(project.id), page_size: String(lines) } };
  const stock = useQuery(query(propertyCalls.list, given, { quiet: true }));
  const { data } = stock;
  const origin = { to: projectPath(project.id), label: project.project_name };
  return (
    <section className={styles.pane} aria-label={t`Properties in it`}>
      <PaneHead title={t`Properties in it`} count={data && formatNumber(data.count)}>
        {data && data.count > lines && (
          <Link className={styles.all} to={`/searchProperty?project=${project.id}&status=any`}>{t`All`}</Link>
        )}
      </PaneHead>
      <QueryView query={stock} failed={t`The properties did not load.`} loading={t`Loading the properties`} rows={2} />
      {data?.results.length === 0 && <PaneNone>{t`None yet. Properties that name this project show here.`}</PaneNone>}
      <ul className="list-unstyled">
        {data?.results.map((property) => (
          <li key={property.id} className={styles.row}>
            <div className={styles.first}>
              <Link className={`truncate ${styles.title}`} to={propertyPath(property.id)} state={comingFrom(origin)}>
                {homeName(property)}
              </Link>
              <PropertyStatusBadge status={property.status} />
              <span className={styles.price}>{priceText(property)}</span>
            </div>
            <p className={styles.second}>
              {[
                [property.wing, property.unit_no].filter(Boolean).join('-'),
                sizeText(property.size, property.size_unit),
                property.property_code,
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
