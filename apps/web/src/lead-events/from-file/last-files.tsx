import { type LeadFile, leadFileCalls } from '@angan/contract/lead-events/lead-files.ts';
import { plural, t } from '@lingui/core/macro';
import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';
import { formatDateTime } from '../../core/language/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import styles from './from-file.module.css';

/** The files that came before, each of which says again what became of its rows. */
export const LastFiles = ({ onOpen }: { onOpen: (file: LeadFile) => void }) => {
  const files = useQuery(query(leadFileCalls.list, undefined, { quiet: true }));
  return (
    <QueryView query={files} failed={t`The files that came before did not load.`} loading={null}>
      {({ results }) =>
        results.length > 0 && (
          <section aria-label={t`Files that came before`}>
            <h3 className={styles.label}>{t`Files that came before`}</h3>
            <ul className="list-unstyled">
              {results.map((file) => (
                <li key={file.id}>
                  <UnstyledButton className={styles.before} onClick={() => onOpen(file)}>
                    <span className={styles.words}>
                      <span className={styles.header}>{file.file_name}</span>
                      <span className={styles.quiet}>
                        {[file.source_name, formatDateTime(file.created_date)].join(', ')}
                      </span>
                    </span>
                    <span className={styles.became} data-bad={file.failed > 0 || undefined}>
                      {becameOf(file)}
                    </span>
                  </UnstyledButton>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </QueryView>
  );
};

/** The one thing about it that somebody would open it for. */
const becameOf = ({ waiting, failed, created, appended, known }: LeadFile): string => {
  if (waiting > 0) return t`${waiting} being read`;
  if (failed > 0) return t`${failed} failed`;
  if (created > 0) return plural(created, { one: '# inquiry', other: '# inquiries' });
  return appended > 0 ? t`${appended} added` : t`${known} here already`;
};
