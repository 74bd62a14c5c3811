import type { Commission } from '@angan/contract/commissions/commissions.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { formatDate, word } from '../../core/language/index.ts';
import styles from '../commissions.module.css';
import { toneWords } from '../words.ts';
import { NextLetter } from './next-letter.tsx';

/** What was asked so far, and the next letter. */
export const LetterPart = ({ commission, onRead }: { commission: Commission; onRead: () => void }) => {
  const { reminders } = commission;
  const sent = reminders.filter(({ channel }) => channel !== 'Call').length;
  return (
    <>
      <Button leftSection={<IconMail size={16} aria-hidden />} onClick={onRead}>
        {t`Read letter ${sent + 1}`}
      </Button>
      <NextLetter commission={commission} />
      {reminders.length > 0 && (
        <>
          <h4 className={styles.asked}>{t`Asked so far`}</h4>
          <ul className="list-unstyled" aria-label={t`Asked so far`}>
            {reminders.map((one) => (
              <li key={one.id} className={styles.part}>
                <span className={styles.quiet}>{formatDate(one.at)}</span>
                <span>
                  {[one.about === 'Payment' ? toneWords()[one.tone] : word(one.about), word(one.channel)].join(', ')}
                </span>
                <span className={styles.quiet}>{one.is_automatic ? t`by itself` : one.by_name}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};
