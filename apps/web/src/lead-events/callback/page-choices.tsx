import type { FacebookPageChoice } from '@angan/contract/lead-events/facebook.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from './callback.module.css';
import { useConnectPage } from './use-callback.ts';

/** The pages of the account, each with its name, its id and the way to connect it. */
export const PageChoices = ({ pages }: { pages: readonly FacebookPageChoice[] }) => {
  const connect = useConnectPage();
  return (
    <ul className={`list-unstyled ${styles.pages}`}>
      {pages.map((page) => {
        const isThis = connect.variables?.id === page.id;
        return (
          <li key={page.id} className={styles.page}>
            <div className={styles.words}>
              <strong>{page.name}</strong>
              <span className={styles.quiet}>{page.id}</span>
            </div>
            {page.is_connected && <StatusBadge tone="ok">{t`Connected`}</StatusBadge>}
            <Button
              variant="filled"
              className={styles.connect}
              aria-label={t`Connect This Page: ${page.name}`}
              loading={connect.isPending && isThis}
              disabled={connect.isPending && !isThis}
              onClick={() => connect.mutate(page)}
            >
              {t`Connect This Page`}
            </Button>
            {isThis && connect.why && (
              <p className={styles.why} role="alert">
                {connect.why}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
};
