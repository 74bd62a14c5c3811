import type { LeadSourceHappening } from '@angan/contract/lead-events/lead-sources.ts';
import { leadProblems, leadSourceProblems } from '@angan/contract/lead-events/problems.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import type { LeadPortal } from '@angan/domain/leads/index.ts';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { formatDate, formatTime, sentence, word } from '../../core/language/index.ts';
import { personName } from '../../ui/person-name.ts';
import { type Query, QueryView } from '../../ui/query-view.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { resultTones } from '../words/lead-words.ts';
import { leadPath } from '../words/paths.ts';
import styles from './connect.module.css';
import { useHappenings } from './use-sources.ts';

const whenText = (at: string) => (dayInIndia(at) === dayInIndia() ? formatTime(at) : formatDate(at));

/** What happened, in words: who came and what it became, or why it failed. */
const what = ({ problem, kind, name, inquiry_code, external_ref }: LeadSourceHappening): string => {
  if (problem)
    return kind === 'pull'
      ? sentence(leadSourceProblems, problem as never)
      : [name && personName(name), sentence(leadProblems, problem as never)].filter(Boolean).join(': ');
  return [inquiry_code, name || external_ref].filter(Boolean).join(', ');
};

/** The last leads and failed pulls of a portal, the newest first. */
export const Happenings = ({ portal }: { portal: LeadPortal }) => <HappeningList happenings={useHappenings(portal)} />;

/** What happened lately with a source, as a query has it. */
export const HappeningList = ({ happenings }: { happenings: Query<{ results: LeadSourceHappening[] }> }) => {
  return (
    <section className={styles.events} aria-labelledby="last-events">
      <h3 id="last-events" className={styles.title}>{t`Last events`}</h3>
      <QueryView query={happenings} failed={t`The events did not load.`} loading={t`Loading the events`} rows={6}>
        {({ results }) =>
          results.length === 0 ? (
            <p className={styles.quiet}>{t`Nothing has come yet.`}</p>
          ) : (
            <ul className="list-unstyled">
              {results.map((one) => (
                <li key={`${one.at} ${one.lead_event ?? ''}`} className={styles.event}>
                  <span className={styles.when}>{whenText(one.at)}</span>
                  <span>
                    <StatusBadge tone={resultTones[one.result]}>{word(one.result)}</StatusBadge>
                  </span>
                  <span className={styles.what} data-bad={one.result === 'Failed' || undefined}>
                    {one.lead_event === null ? what(one) : <Link to={leadPath(one.lead_event)}>{what(one)}</Link>}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
};
