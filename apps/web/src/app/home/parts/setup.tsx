import type { HomeSetup } from '@angan/contract/home/home.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '../../../core/screen.ts';
import styles from '../home.module.css';
import { isDone, useSetup } from '../setup-state.ts';

const AddAreas = lazyPart(() => import('../../../areas/index.ts'), 'AddLocalities');
const Congratulations = lazyPart(() => import('./congratulations.tsx'), 'Congratulations');

/** The steps of a new office, until they are done or put aside; then congratulations, once. */
export const SetupWizard = ({ setup }: { setup: HomeSetup }) => {
  const { isAside, wasOpen } = useSetup();
  const done = isDone(setup);
  const [choosing, setChoosing] = useState(false);
  useEffect(() => {
    if (!done && !wasOpen) useSetup.setState({ wasOpen: true });
  }, [done, wasOpen]);
  if (done)
    return wasOpen ? (
      <Suspense>
        <Congratulations.Component onClose={() => useSetup.setState({ wasOpen: false, isAside: false })} />
      </Suspense>
    ) : null;
  if (isAside) return null;
  const steps = [
    { key: 'company', label: t`Your office: city and address`, to: '/profile', action: t`Fill in` },
    { key: 'logo', label: t`Your logo, for brochures`, to: '/profile', action: t`Add logo` },
    { key: 'areas', label: t`The areas you work in`, to: null, action: t`Choose your city` },
    { key: 'property', label: t`Your first property`, to: '/addProperty', action: t`Add property` },
    { key: 'inquiry', label: t`Your first inquiry`, to: '/addInquiry', action: t`Add inquiry` },
  ] as const;
  const next = steps.find(({ key }) => !setup[key]);
  const count = steps.filter(({ key }) => setup[key]).length;
  return (
    <section className={styles.box} aria-labelledby="setup">
      <header className={styles.boxHead}>
        <h2 id="setup">{t`Set up your office`}</h2>
        <span className={styles.boxCount}>{t`${count} of ${steps.length}`}</span>
        <span className={styles.space} />
        <button
          type="button"
          className={styles.icon}
          aria-label={t`Put aside`}
          title={t`Put aside`}
          onClick={() => useSetup.setState({ isAside: true })}
        >
          <IconX aria-hidden />
        </button>
      </header>
      <ol className="list-unstyled">
        {steps.map(({ key, label, to, action }) => (
          <li key={key} className={`${styles.line} ${styles.row}`} data-done={setup[key] || undefined}>
            <span className={styles.step} data-done={setup[key] || undefined}>
              {setup[key] && <IconCheck size={14} role="img" aria-label={t`Done`} />}
            </span>
            <span className={`${styles.rowText} ${styles.rowName}`}>{label}</span>
            {!setup[key] && to && (
              <Button component={Link} to={to} size="xs" {...(key === next?.key ? { variant: 'filled' } : {})}>
                {action}
              </Button>
            )}
            {!setup[key] && !to && (
              <Button
                size="xs"
                {...(key === next?.key ? { variant: 'filled' } : {})}
                onPointerEnter={AddAreas.prefetch}
                onClick={() => setChoosing(true)}
              >
                {action}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Suspense>{choosing && <AddAreas.Component opened onClose={() => setChoosing(false)} />}</Suspense>
    </section>
  );
};
