import { demoLogins, demoPassword } from '@angan/contract/demo/logins.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconChevronRight } from '@tabler/icons-react';
import { word } from '../core/language/index.ts';
import { ErrorState } from '../ui/states.tsx';
import styles from './auth.module.css';
import { useSignIn } from './use-sign-in.tsx';

/** One tap into the demo office as each of its people. */
export const DemoPanel = () => {
  const { mutate, isPending, variables, problem, question } = useSignIn();
  if (question) return question;
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
      {problem && <ErrorState title={problem} />}
      <ul className={`list-unstyled ${styles.demoList}`}>
        {demoLogins.map(({ email: username, usertype, shows }) => (
          <li key={username}>
            <button
              type="button"
              className={styles.demoLogin}
              disabled={isPending}
              onClick={() => mutate({ username, password: demoPassword })}
            >
              <span className={styles.demoRole}>{word(usertype)}</span>
              <span className={styles.demoShows}>
                {isPending && variables?.username === username ? t`Going in` : word(shows)}
              </span>
              <IconChevronRight size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
