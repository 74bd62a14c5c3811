import type { CommissionRow } from '@angan/contract/commissions/commissions.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { formatRupees, word } from '../../core/language/index.ts';
import styles from '../commissions.module.css';
import { LetterDialog } from '../record/letter-dialog.tsx';
import { lateWords, payerName } from '../words.ts';

/** A payer of the deal is late: with how much, since when, and the next letter. */
export const LateBand = ({ row }: { row: CommissionRow }) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.lateBand}>
      <IconAlertTriangle size={18} aria-hidden />
      <p>
        <b>{t`${formatRupees(row.to_receive)} due`}</b>
        <span>{t`${payerName(row)}, ${word(row.payer_side)}, ${lateWords(row)} late`}</span>
      </p>
      <Button onClick={() => setAsking(true)}>{t`Remind`}</Button>
      {isAsking && <LetterDialog commission={row.id} onClose={() => setAsking(false)} />}
    </div>
  );
};
