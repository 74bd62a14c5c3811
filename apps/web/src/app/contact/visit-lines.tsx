import { taskCalls } from '@angan/contract/tasks/tasks.ts';
import { visitType } from '@angan/domain/lookups/tasks.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../../core/api/index.ts';
import { formatDateTime, word } from '../../core/language/index.ts';
import { useMay } from '../../core/session/index.ts';
import { inquiryPath, propertyName, propertyPath } from '../../records/index.ts';
import styles from './dealings.module.css';

const most = 3;

/** The visits of somebody's inquiries, the latest first; nothing where there are none. */
export const VisitLines = ({ inquiries }: { inquiries: readonly number[] }) => {
  const { data } = useQuery({
    ...query(
      taskCalls.list,
      {
        query: {
          type: [visitType],
          inquiry: inquiries.map(String),
          ordering: '-date_time',
          page_size: String(most),
        },
      },
      { quiet: true },
    ),
    enabled: useMay('task:view'),
  });
  if (!data || data.results.length === 0) return null;
  return (
    <section className={styles.part} aria-label={t`Visits`}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t`Visits`}</h3>
      </div>
      <ul className="list-unstyled">
        {data.results.map((visit) => (
          <li key={visit.id} className={styles.row}>
            <Link
              className={styles.line}
              to={visit.property ? propertyPath(visit.property.id) : inquiryPath(visit.inquiry?.id ?? 0)}
            >
              <span className={styles.words}>
                <span className={styles.first}>
                  {visit.property ? propertyName(visit.property) : (visit.project?.project_name ?? '')}
                </span>
                <span className={styles.second}>
                  {[formatDateTime(visit.date_time), word(visit.outcome ?? visit.status)].join(', ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
