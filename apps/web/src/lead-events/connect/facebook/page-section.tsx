import type { FacebookPage } from '@angan/contract/lead-events/facebook.ts';
import { leadSourceProblems } from '@angan/contract/lead-events/problems.ts';
import { plural, t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { formatDate, formatTime, sentence } from '../../../core/language/index.ts';
import { DeleteDialog } from '../../../ui/delete-dialog.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import styles from '../connect.module.css';
import { FormList } from './form-list.tsx';
import { usePageActions } from './use-facebook.ts';

interface Props {
  page: FacebookPage;
  /** Begins the dialog of Facebook anew. */
  onConnect: () => void;
}

const StateOf = ({ page: { status, problem } }: Pick<Props, 'page'>) => {
  if (status === 'Disconnected') return <StatusBadge tone="off">{t`Disconnected`}</StatusBadge>;
  if (status === 'Token expired') return <StatusBadge tone="bad">{t`Connect again`}</StatusBadge>;
  if (problem) return <StatusBadge tone="bad">{t`Failed`}</StatusBadge>;
  return <StatusBadge tone="ok">{t`Connected`}</StatusBadge>;
};

/** One page: how it fares in words, what can be done with it, and its forms. */
export const PageSection = ({ page, onConnect }: Props) => {
  const { page_name, page_id, status, connected_by, connected_at, problem, next_try_at, waiting, filled_through } =
    page;
  const [isAsking, setAsking] = useState(false);
  const title = useId();
  const actions = usePageActions(page);
  const isConnected = status === 'Connected';
  const needsDialog = !isConnected || problem?.key === 'permission';
  const day = formatDate(connected_at);
  return (
    <section className={styles.page} aria-labelledby={title}>
      <div className={styles.formHead}>
        <h3 id={title} className={styles.title}>
          {page_name}
        </h3>
        <StateOf page={page} />
      </div>
      <p className={styles.quiet}>
        {connected_by
          ? t`Page ${page_id}, connected by ${connected_by.name} on ${day}.`
          : t`Page ${page_id}, connected on ${day}.`}{' '}
        {isConnected && filled_through && t`Looked for missed leads at ${formatTime(filled_through)}.`}
      </p>
      {problem && (
        <p className={styles.problem} role="status">
          {sentence(leadSourceProblems, problem)} {next_try_at && t`Next try at ${formatTime(next_try_at)}.`}
        </p>
      )}
      {waiting > 0 && (
        <p className={styles.quiet}>
          {plural(waiting, {
            one: '# lead waits at Facebook and is fetched as soon as it lets us in.',
            other: '# leads wait at Facebook and are fetched as soon as it lets us in.',
          })}
        </p>
      )}
      {actions.outcome && (
        <p className={actions.outcome.isGood ? styles.good : styles.problem} role="status">
          {actions.outcome.text}
        </p>
      )}
      <div className={styles.buttons}>
        {needsDialog && <Button variant="filled" onClick={onConnect}>{t`Connect again`}</Button>}
        {isConnected && (
          <>
            <Button loading={actions.fill.isPending} onClick={() => actions.fill.mutate(undefined)}>
              {t`Look for missed leads`}
            </Button>
            <Button loading={actions.fill.isPending} onClick={() => actions.fill.mutate(90)}>
              {t`Bring in 90 days`}
            </Button>
            <Button loading={actions.sendTest.isPending} onClick={() => actions.sendTest.mutate()}>
              {t`Send a test lead`}
            </Button>
          </>
        )}
        {status !== 'Disconnected' && <Button onClick={() => setAsking(true)}>{t`Disconnect`}</Button>}
      </div>
      <FormList page={page} onRefresh={() => actions.refresh.mutate()} busy={actions.refresh.isPending} />
      {isAsking && (
        <DeleteDialog
          verb={t`Disconnect`}
          what={t`the page`}
          icon={<IconPlugConnectedX size={16} aria-hidden />}
          opened
          item={page_name}
          consequence={t`Its leads no longer arrive. What came so far and how its forms are read stays.`}
          onDelete={() => actions.disconnect.mutateAsync().catch(() => undefined)}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
};
