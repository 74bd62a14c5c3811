import type { Task } from '@angan/contract/tasks/tasks.ts';
import { taskTexts } from '@angan/contract/tasks/texts.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconRoute } from '@tabler/icons-react';
import { Link } from 'react-router';
import { word } from '../core/language/index.ts';
import { comingFrom, homeName, inquiryPath, type Origin, placeOf, propertyPath, tourPath } from '../records/index.ts';
import { personName } from '../ui/person-name.ts';
import { QueryView } from '../ui/query-view.tsx';
import { EmptyState } from '../ui/states.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { useVisitsOf } from './use-visits.ts';
import { AdjustLimits } from './visit/adjust-limits.tsx';
import styles from './visit/visit.module.css';
import { VisitActions } from './visit/visit-actions.tsx';
import { endWords, taskTones, visitMoment } from './visit-words.ts';
import own from './visits-of.module.css';

interface Props {
  of: 'inquiry' | 'property';
  id: number;
  /** The record, for the way back. */
  origin: Origin;
}

/** The visits of a record, those ahead and those past, the latest first. */
export const VisitsOf = ({ of, id, origin }: Props) => {
  const visits = useVisitsOf(of, id);
  return (
    <QueryView query={visits} failed={t`The visits did not load.`} loading={t`Loading the visits`} rows={4}>
      {({ results }) =>
        results.length === 0 ? (
          <EmptyState title={word(taskTexts.none)}>
            {of === 'inquiry'
              ? t`Choose properties under Matches and press Plan visits.`
              : t`Visits are planned from an inquiry that it matches.`}
          </EmptyState>
        ) : (
          <ul className={own.list} aria-label={t`Visits`}>
            {results.map((visit) => (
              <VisitRow key={visit.id} visit={visit} of={of} origin={origin} />
            ))}
          </ul>
        )
      }
    </QueryView>
  );
};

/** The record at the other side, as the row's link. */
const linkOf = ({ property, inquiry, project }: Task, of: Props['of']) => {
  if (of === 'property' && inquiry)
    return { to: inquiryPath(inquiry.id), title: personName(inquiry.contact.name) || inquiry.inquiry_code };
  if (property) return { to: propertyPath(property.id), title: `${homeName(property)}, ${placeOf(property)}` };
  return { to: '', title: project?.project_name ?? '' };
};

const VisitRow = ({ visit, of, origin }: { visit: Task; of: Props['of']; origin: Origin }) => {
  const { to, title } = linkOf(visit, of);
  const end = endWords(visit);
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        {to ? (
          <Link className={styles.title} to={to} state={comingFrom(origin)}>
            {title}
          </Link>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        <span className={styles.space} />
        <StatusBadge tone={taskTones[visit.status]}>{visit.status}</StatusBadge>
      </div>
      <p className={styles.second}>{visitMoment(visit)}</p>
      {end && <p className={styles.end}>{end}</p>}
      <AdjustLimits visit={visit} />
      <div className={own.tools}>
        {visit.visit_group && (
          <Button
            component={Link}
            to={tourPath(visit.visit_group)}
            state={comingFrom(origin)}
            leftSection={<IconRoute size={16} aria-hidden />}
          >
            {t`Tour ${visit.visit_group}`}
          </Button>
        )}
        <VisitActions visit={visit} />
      </div>
    </li>
  );
};
