import { t } from '@lingui/core/macro';
import { Drawer } from '@mantine/core';
import { useBackCloses } from '../../ui/back-closes.ts';
import { addLinks } from '../menus.ts';
import { NavLink } from '../nav-link.tsx';
import { useWho } from '../who.ts';
import styles from './drawer.module.css';

/** What the plus of a phone can add. */
export const AddSheet = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  useBackCloses(opened, onClose);
  const who = useWho();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="auto"
      title={t`Add`}
      classNames={{ content: styles.sheet }}
    >
      <nav aria-label={t`Add`} className={styles.links}>
        {addLinks(who).map((link) => (
          <NavLink key={link.path} link={link} className={styles.link} onClick={onClose} />
        ))}
      </nav>
    </Drawer>
  );
};
