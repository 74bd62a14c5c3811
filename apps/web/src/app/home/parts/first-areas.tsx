import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useNames } from '../../../core/names/index.ts';
import { useMay } from '../../../core/session/index.ts';
import styles from '../home.module.css';

const AddLocalities = lazy(() => import('../../../areas/index.ts').then((one) => ({ default: one.AddLocalities })));

/** What a new office needs before anything else: the areas of its city. Nothing once it has some. */
export const FirstAreas = () => {
  const mayAdd = useMay('area:create');
  const hasNone = useNames(({ areas, hasLoadedInitialData }) => hasLoadedInitialData && areas.length === 0);
  const [adding, setAdding] = useState(false);
  if (!mayAdd || (!hasNone && !adding)) return null;
  return (
    <section className={styles.first} aria-label={t`Your city`}>
      <p className={styles.firstWords}>
        <strong>{t`Which city do you work in?`}</strong>
        <span
          className={styles.firstWhy}
        >{t`Its localities become your areas, so that messages and lists are read and matched by distance.`}</span>
      </p>
      <Button variant="filled" onClick={() => setAdding(true)}>
        {t`Choose your city`}
      </Button>
      {adding && (
        <Suspense>
          <AddLocalities opened onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </section>
  );
};
