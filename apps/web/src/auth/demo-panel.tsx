import { demoLogins, demoPassword } from '@angan/contract/demo/logins.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconChevronRight } from '@tabler/icons-react';
import { useCall } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';
import { signIn } from '../core/session/index.ts';
import styles from './auth.module.css';

/** One tap into the demo office as each of its people. */
export const DemoPanel = () => {
  const { mutate, isPending, variables } = useCall((username: string) => signIn(username, demoPassword));
  return (
    <section className={styles.demo} aria-labelledby="demo-office">
      <h2 id="demo-office" className={styles.demoTitle}>
        {t`Demo office`}
      </h2>
      <p className={styles.demoWhy}>
        <Trans>
          This server holds invented people and listings. Log in as anyone; password <code>{demoPassword}</code>.
        </Trans>
      </p>
      <ul className={`list-unstyled ${styles.demoList}`}>
        {demoLogins.map(({ email: username, usertype, shows }) => (
          <li key={username}>
            <button type="button" className={styles.demoLogin} disabled={isPending} onClick={() => mutate(username)}>
              <span className={styles.demoRole}>{word(usertype)}</span>
              <span className={styles.demoShows}>
                {isPending && variables === username ? t`Going in` : word(shows)}
              </span>
              <IconChevronRight size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
