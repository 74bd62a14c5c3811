import type { RuleCheck } from '@angan/domain/whatsapp/templates/index.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import styles from './preview.module.css';

const states = {
  fail: { Icon: IconX, word: 'To fix' },
  warn: { Icon: IconAlertTriangle, word: 'Risky' },
  pass: { Icon: IconCheck, word: 'Fine' },
} as const;

/** How the template does by WhatsApp's rules, the wrong ones first. */
export const RuleList = ({ checks }: { checks: readonly RuleCheck[] }) => {
  const wrong = checks.filter(({ state }) => state === 'fail').length;
  return (
    <section className={styles.rules} aria-label="Rule checks">
      <div className={styles.rulesHead}>
        <h2>Rule checks</h2>
        <span data-bad={wrong > 0 || undefined} aria-live="polite">
          {wrong > 0 ? `${wrong} to fix` : 'Nothing to fix'}
        </span>
      </div>
      <ul>
        {checks.map(({ state, field, text, fix }) => {
          const { Icon, word } = states[state];
          return (
            <li key={`${field} ${text}`} className={styles.rule}>
              <span className={styles.mark} data-state={state}>
                <Icon aria-hidden />
                <VisuallyHidden>{word}: </VisuallyHidden>
              </span>
              <div>
                <p>{text}</p>
                {fix && <p className={styles.fix}>{fix}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
