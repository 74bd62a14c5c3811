import type { Gap } from '@angan/contract/matches/gaps.ts';
import { bandText } from '@angan/domain/matching/gaps.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { Link } from 'react-router';
import { word } from '../core/language/index.ts';
import { copyText } from '../core/platform/index.ts';
import { toast } from '../ui/toast.ts';
import styles from './gap-board.module.css';
import { inquiriesOf, messageOf, titleOf } from './gap-words.ts';

/** One group: what is wanted, for how much, by how many; the message to other brokers is copied from here. */
export const GapLine = ({ gap }: { gap: Gap }) => {
  const copy = () =>
    copyText(messageOf(gap)).then(
      () => toast.success(t`Message for co-brokers copied.`),
      () => toast.error(t`The browser did not let it be copied. The message: ${messageOf(gap)}`),
    );
  const title = titleOf(gap);
  return (
    <li className={styles.line}>
      <Link className={styles.link} to={inquiriesOf(gap)}>
        <span className={styles.count}>{gap.count}</span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.band}>
            {gap.deal === 'Rent' ? t`On rent` : t`To buy`}, {word(bandText(gap.deal, gap.band))}
          </span>
        </span>
      </Link>
      <Button
        size="xs"
        aria-label={t`Ask co-brokers for ${title}: copy the message`}
        leftSection={<IconCopy size={16} aria-hidden />}
        onClick={() => void copy()}
      >
        {t`Ask co-brokers`}
      </Button>
    </li>
  );
};
