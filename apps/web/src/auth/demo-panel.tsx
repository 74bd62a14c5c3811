import { demoLogins, demoPassword } from '@angan/contract/demo/logins.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiError } from '../core/api/index.ts';
import { signIn } from '../core/session/index.ts';
import { toast } from '../ui/toast.ts';
import styles from './auth.module.css';

/** One tap into the demo office as each of its people. */
export const DemoPanel = () => {
  const [busy, setBusy] = useState<string | null>(null);
  const enter = async (username: string) => {
    setBusy(username);
    try {
      await signIn(username, demoPassword);
    } catch (error) {
      if (!(error instanceof ApiError && error.told)) toast.error(messageOf(error));
      setBusy(null);
    }
  };
  return (
    <section className={styles.demo} aria-labelledby="demo-office">
      <h2 id="demo-office" className={styles.demoTitle}>
        {t`Demo office`}
      </h2>
      <p className={styles.demoWhy}>
        <Trans>
          This server holds invented people and listings. Go in as anyone; password <code>{demoPassword}</code>.
        </Trans>
      </p>
      <ul className={`list-unstyled ${styles.demoList}`}>
        {demoLogins.map(({ email: username, usertype, shows }) => (
          <li key={username}>
            <button type="button" className={styles.demoLogin} disabled={busy !== null} onClick={() => enter(username)}>
              <span className={styles.demoRole}>{usertype}</span>
              <span className={styles.demoShows}>{busy === username ? t`Going in` : shows}</span>
              <IconChevronRight size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
