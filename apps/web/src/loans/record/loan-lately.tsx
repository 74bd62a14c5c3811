import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { formatDateTime } from '../../core/language/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { useShowTab } from '../../ui/record-view.tsx';
import styles from '../loan-record.module.css';
import { loanTimelineItem, useLoanTimeline } from './loan-timeline.tsx';

const shown = 3;

interface Props {
  id: number;
  /** The tab on which all of them stand. */
  timeline: string;
}

/** The last happenings, in a line each; all of them stand on the timeline. */
export const LoanLately = ({ id, timeline }: Props) => {
  const showTab = useShowTab();
  return (
    <section className={styles.part} aria-label={t`Lately`}>
      <div className={styles.partHead}>
        <h2>{t`Lately`}</h2>
        <span className={styles.space} />
        <Button size="xs" variant="subtle" onClick={() => showTab(timeline)}>
          {timeline}
        </Button>
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
};
