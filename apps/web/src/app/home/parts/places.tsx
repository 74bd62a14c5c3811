import { t } from '@lingui/core/macro';
import { IconChevronRight } from '@tabler/icons-react';
import { mainLinks } from '../../menus.ts';
import { NavLink } from '../../nav-link.tsx';
import { rightLinks } from '../../right-links.ts';
import { useWho } from '../../who.ts';
import styles from '../home.module.css';

/** Every screen that this person can go to, in the order of the menus. */
export const Places = () => {
  const who = useWho();
  const links = [...mainLinks(who), ...rightLinks(who)].filter(({ path }) => path !== '/');
  if (links.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby="places">
      <header className={styles.boxHead}>
        <h2 id="places">{t`Go to`}</h2>
      </header>
      <ul className="list-unstyled">
        {links.map((link) => (
          <li key={link.path} className={styles.line}>
            <NavLink link={link} className={styles.place}>
              {link.label}
              <IconChevronRight size={16} aria-hidden />
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
