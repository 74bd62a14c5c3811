import { t } from '@lingui/core/macro';
import {
  IconAddressBook,
  IconBuilding,
  IconClipboardText,
  IconHome,
  IconListCheck,
  IconPlus,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { addLinks, bottomLinks } from '../menus.ts';
import { NavLink } from '../nav-link.tsx';
import { useWho } from '../who.ts';
import { openOverlay } from './overlay-state.ts';
import styles from './shell.module.css';

const icons: Record<string, ComponentType<{ 'aria-hidden': true }>> = {
  '/': IconHome,
  '/searchProperty': IconBuilding,
  '/searchInquiry': IconClipboardText,
  '/tasks': IconListCheck,
};

/** The bar under a phone's thumb: up to four places, and the plus in the middle of them. */
export const BottomBar = () => {
  const who = useWho();
  const links = bottomLinks(who);
  const add = addLinks(who);
  if (links.length === 0) return null;
  const middle = Math.ceil(links.length / 2);
  const place = (link: (typeof links)[number]) => {
    // Contacts are elsewhere for who works with numbers than for who does not.
    const Icon = icons[link.path] ?? IconAddressBook;
    return (
      <NavLink key={link.path} link={link} className={styles.tab}>
        <Icon aria-hidden />
        {link.label}
      </NavLink>
    );
  };
  return (
    <nav aria-label={t`Main`} className={styles.bottom}>
      {links.slice(0, middle).map(place)}
      {add.length === 1 && add[0] && (
        <Link to={add[0].path} className={styles.plus} aria-label={add[0].label}>
          <IconPlus aria-hidden />
        </Link>
      )}
      {add.length > 1 && (
        <button type="button" className={styles.plus} aria-label={t`Add`} onClick={() => openOverlay('add')}>
          <IconPlus aria-hidden />
        </button>
      )}
      {links.slice(middle).map(place)}
    </nav>
  );
};
