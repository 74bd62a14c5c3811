import { t } from '@lingui/core/macro';
import { IconMenu2 } from '@tabler/icons-react';
import { preloadDrawer } from './lazy-parts.ts';
import styles from './shell.module.css';

/** Opens the drawer; stands at the left of a phone's page head. */
export const MenuButton = ({ onClick }: { onClick: () => void }) => (
  <button
    type="button"
    className={styles.menuButton}
    aria-label={t`Menu`}
    aria-haspopup="dialog"
    onPointerDown={preloadDrawer}
    onClick={onClick}
  >
    <IconMenu2 aria-hidden />
  </button>
);
