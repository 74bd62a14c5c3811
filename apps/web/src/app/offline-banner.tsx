import { Trans } from '@lingui/react/macro';
import { IconCloudOff } from '@tabler/icons-react';
import { useOnline } from '../core/online.ts';
import styles from './app.module.css';

/** Stands as long as there is no connection, and says what still holds. */
export const OfflineBanner = () => {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.offline}>
          <IconCloudOff aria-hidden />
          <span>
            <Trans>
              <strong>Offline.</strong> What is on the screen stays; it is brought up to date when the connection is
              back.
            </Trans>
          </span>
        </p>
      )}
    </div>
  );
};
