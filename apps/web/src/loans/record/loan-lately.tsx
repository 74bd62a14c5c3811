import { t } from '@lingui/core/macro';
import { formatDateTime } from '../../core/language/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import styles from '../loan-record.module.css';
import { loanTimelineItem, useLoanTimeline } from './loan-timeline.tsx';

const shown = 3;

/** The last happenings, in a line each; all of them stand on the timeline. */
export const LoanLately = ({ id }: { id: number }) => (
  <section className={styles.part} aria-label={t`Lately`}>
    <div className={styles.partHead}>
      <h2>{t`Lately`}</h2>
    </div>
    <QueryView query={useLoanTimeline(id)} failed={t`The timeline did not load.`} rows={2}>
      {({ pages }) => (
        <ul className="list-unstyled">
          {pages[0]!.results.slice(0, shown).map((entry) => {
            const { at, title, text } = loanTimelineItem(entry);
            return (
              <li key={entry.id} className={styles.happening}>
                <time dateTime={at}>{formatDateTime(at)}</time>
                <span className={styles.documentWords}>
                  {title} {text}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </QueryView>
  </section>
);
