import { t } from '@lingui/core/macro';
import { Badge } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { Bell } from '../../alerts/index.ts';
import { Wordmark } from '../../ui/logo.tsx';
import { mainLinks } from '../menus.ts';
import { NavLink } from '../nav-link.tsx';
import { useWho } from '../who.ts';
import { MoreWords, preloadPalette } from './lazy-parts.ts';
import { openOverlay } from './overlay-state.ts';
import { ProfileButton } from './profile-button.tsx';
import styles from './shell.module.css';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The bar of a wide screen: the words of the product, the jump field, oneself. */
export const TopBar = () => {
  const who = useWho();
  return (
    <header className={styles.top}>
      <Link to="/" className={styles.brand} aria-label={t`Angan, home`}>
        <Wordmark />
      </Link>
      {who.usertype === 'Admin' && <Badge className={styles.adminBadge}>{t`Admin`}</Badge>}
      <nav aria-label={t`Main`} className={styles.words}>
        {mainLinks(who).map((link) => (
          <NavLink key={link.path} link={link} className={styles.word} />
        ))}
        {who.usertype === 'Admin' && (
          <Suspense fallback={null}>
            <MoreWords />
          </Suspense>
        )}
      </nav>
      <button
        type="button"
        className={styles.jump}
        aria-keyshortcuts="Control+K"
        onPointerEnter={preloadPalette}
        onFocus={preloadPalette}
        onClick={() => openOverlay('palette')}
      >
        <IconSearch aria-hidden />
        <span>{t`Search or jump to`}</span>
        <kbd>{isMac ? t`⌘ K` : t`Ctrl K`}</kbd>
      </button>
      <Bell />
      <ProfileButton />
    </header>
  );
};
