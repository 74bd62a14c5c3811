import type { Operator } from '@angan/contract/platform/operator.ts';
import { t } from '@lingui/core/macro';
import { IconBrandApple, IconBrandGooglePlay } from '@tabler/icons-react';
import styles from './foot.module.css';

/** The way to a store's page of the app. */
export const StoreBadge = ({ device, url }: Operator['stores'][number]) => (
  <a className={styles.store} href={url} target="_blank" rel="noopener noreferrer">
    {device === 'Android' ? <IconBrandGooglePlay size={22} aria-hidden /> : <IconBrandApple size={22} aria-hidden />}
    <span>
      <small>{device === 'Android' ? t`Get it on` : t`Download on the`}</small>
      {device === 'Android' ? t`Google Play` : t`App Store`}
    </span>
  </a>
);
