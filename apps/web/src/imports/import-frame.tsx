import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useKeys } from '../core/keys/index.ts';
import { usePhone } from '../ui/screen.ts';
import styles from './import-frame.module.css';
import { Stepper, type StepperProps } from './stepper.tsx';
import type { Step } from './steps.ts';

interface Props extends Omit<StepperProps, 'step'> {
  /** None for an import that goes no further. */
  step?: Step;
  title: string;
  /** State of the import, beside its name. */
  badge?: ReactNode;
  /** What else can be done with it. */
  menu?: ReactNode;
  children: ReactNode;
  /** What follows, in a line over or beside the buttons. */
  summary?: ReactNode;
  /** Why the last press did nothing. */
  error?: string | undefined;
  /** At most one of them filled, the last. */
  buttons?: ReactNode;
  onBack: () => void;
}

/** An import over the list of imports: its name, where one is, the step, and at the foot what comes next. */
export const ImportFrame = (props: Props) => {
  const { title, badge, menu, children, summary, error, buttons, onBack, step, ...stepper } = props;
  const phone = usePhone();
  const frame = useRef<HTMLElement>(null);
  useKeys({ Escape: { label: t`Close the import`, run: onBack } });
  // The list it came from is covered, so the focus moves on too.
  useEffect(() => frame.current?.focus(), []);
  return (
    <article ref={frame} className={styles.frame} aria-label={t`Import`} tabIndex={-1}>
      <header className={styles.head}>
        <ActionIcon aria-label={t`Back to the imports`} onClick={onBack}>
          <IconArrowLeft size={phone ? 20 : 18} aria-hidden />
        </ActionIcon>
        <span className={styles.crumb}>
          {t`Data migration`}
          <IconChevronRight size={16} aria-hidden />
        </span>
        <h1 className={`truncate ${styles.title}`}>{title}</h1>
        {!phone && badge}
        <span className={styles.space} />
        {menu}
      </header>
      {step && <Stepper step={step} {...stepper} />}
      <div className={styles.body}>{children}</div>
      {(summary || error || buttons) && (
        <footer className={styles.foot}>
          <div className={styles.said}>
            {error ? (
              <p className={styles.error} role="alert">
                {error}
              </p>
            ) : (
              <div className={styles.summary}>{summary}</div>
            )}
          </div>
          {buttons && <div className={styles.buttons}>{buttons}</div>}
        </footer>
      )}
    </article>
  );
};
