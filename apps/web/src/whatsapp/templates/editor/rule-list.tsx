import type { RuleCheck } from '@angan/domain/whatsapp/templates/index.ts';
import { t } from '@lingui/core/macro';
import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { perLanguage, word } from '../../../core/language/index.ts';
import styles from './preview.module.css';

const states = perLanguage(
  () =>
    ({
      fail: { Icon: IconX, name: t`To fix` },
      warn: { Icon: IconAlertTriangle, name: t`Risky` },
      pass: { Icon: IconCheck, name: t`Fine` },
    }) as const,
);

/** How the template does by WhatsApp's rules, the wrong ones first. */
export const RuleList = ({ checks }: { checks: readonly RuleCheck[] }) => {
  const wrong = checks.filter(({ state }) => state === 'fail').length;
  return (
    <section className={styles.rules} aria-label={t`Rule checks`}>
      <div className={styles.rulesHead}>
        <h2>{t`Rule checks`}</h2>
        <span data-bad={wrong > 0 || undefined} aria-live="polite">
          {wrong > 0 ? t`${wrong} to fix` : t`Nothing to fix`}
        </span>
      </div>
      <ul>
        {checks.map(({ state, field, text, fix }) => {
          const { Icon, name } = states()[state];
          return (
            <li key={`${field} ${text}`} className={styles.rule}>
              <span className={styles.mark} data-state={state}>
                <Icon aria-hidden />
                <VisuallyHidden>{name}: </VisuallyHidden>
              </span>
              <div>
                <p>{word(text)}</p>
                {fix && <p className={styles.fix}>{word(fix)}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
