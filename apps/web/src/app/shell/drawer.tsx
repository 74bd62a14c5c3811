import { t } from '@lingui/core/macro';
import { Badge, Drawer, SegmentedControl } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useAuth } from '../../core/session/index.ts';
import { useBackCloses } from '../../ui/back-closes.ts';
import { Wordmark } from '../../ui/logo.tsx';
import { PersonSquare } from '../../ui/person.tsx';
import { mainLinks, moreLinks } from '../menus.ts';
import { NavLink } from '../nav-link.tsx';
import { rightLinks } from '../right-links.ts';
import { schemes, useScheme } from '../scheme.ts';
import { useWho } from '../who.ts';
import styles from './drawer.module.css';
import { openOverlay } from './overlay-state.ts';
import { useLogout } from './use-logout.ts';
import { usePerson } from './use-person.ts';

/** A phone's whole menu: the main links, the rest, the look, the ways out. */
export const NavDrawer = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  useBackCloses(opened, onClose);
  const who = useWho();
  const { name, photo, line } = usePerson();
  const { chosen, choose } = useScheme();
  const leave = useLogout();
  const leaving = useAuth(({ isLoading }) => isLoading);
  const isAdmin = who.usertype === 'Admin';
  const rest = [...moreLinks(who), ...rightLinks(who)];
  const jump = () => {
    onClose();
    openOverlay('palette');
  };
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="left"
      size="19rem"
      title={<Wordmark />}
      closeButtonProps={{ 'aria-label': t`Close the menu` }}
      classNames={{ content: styles.content, body: styles.body }}
    >
      <div className={styles.person}>
        <PersonSquare name={name} size={40} brand photo={photo} />
        <div className={styles.who}>
          <strong>{name}</strong>
          <span>{line}</span>
        </div>
        {isAdmin && <Badge>{t`Admin`}</Badge>}
      </div>
      <button type="button" className={styles.link} onClick={jump}>
        <IconSearch aria-hidden /> {t`Search or jump to`}
      </button>
      <nav aria-label={t`Main`} className={styles.links}>
        {mainLinks(who).map((link) => (
          <NavLink key={link.path} link={link} className={styles.link} onClick={onClose} />
        ))}
      </nav>
      {rest.length > 0 && (
        <nav aria-label={t`More`} className={styles.links}>
          {rest.map((link) => (
            <NavLink key={link.path} link={link} className={styles.link} onClick={onClose} />
          ))}
        </nav>
      )}
      <div className={styles.links}>
        {!isAdmin && (
          <SegmentedControl
            aria-label={t`Look`}
            className={styles.look}
            fullWidth
            value={chosen}
            onChange={(value) => choose(value as typeof chosen)}
            data={schemes().map(({ value, label }) => ({ value, label: value === 'auto' ? t`System` : label }))}
          />
        )}
        <button type="button" className={styles.link} disabled={leaving} onClick={leave.here}>
          {t`Logout`}
        </button>
        {!isAdmin && (
          <button type="button" className={styles.link} disabled={leaving} onClick={leave.everywhere}>
            {t`Logout All Devices`}
          </button>
        )}
      </div>
    </Drawer>
  );
};
