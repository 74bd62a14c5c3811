import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconCalculator } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../core/screen.ts';
import type { Origin } from '../records/index.ts';
import type { GivenHome } from './calculators/calculator-draft.ts';
import styles from './loans.module.css';
import { LoansOf } from './loans-of.tsx';

/** What somebody may borrow and what a home costs them; brought when somebody asks for it. */
export const calculators = lazyPart(() => import('./calculators/calculators-dialog.tsx'), 'CalculatorsDialog');

interface Props {
  property: number;
  /** Undefined where it is not on sale, or the price is not known. */
  home: GivenHome | undefined;
  origin: Origin;
}

/** What a home costs its buyer in all, and the loans that are under way for it. */
export const BuyerCosts = ({ property, home, origin }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      {home && (
        <p className={styles.costs}>
          <Button
            leftSection={<IconCalculator size={16} aria-hidden />}
            onPointerEnter={calculators.prefetch}
            onClick={() => setOpen(true)}
          >
            {t`EMI and cost sheet`}
          </Button>
          <span>{t`Price, stamp duty, registration, brokerage and EMI for the buyer. Estimates.`}</span>
        </p>
      )}
      <LoansOf of="property" id={property} origin={origin} />
      <Suspense>{open && home && <calculators.Component home={home} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
