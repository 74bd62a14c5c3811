import { t } from '@lingui/core/macro';
import { IconChevronDown } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { MenuWhenReached } from '../../ui/menu-when-reached.tsx';
import { moreLinks } from '../menus.ts';
import { routeOf } from '../routes.ts';
import { useWho } from '../who.ts';
import styles from './shell.module.css';

/** The last word of Admin's bar, with what has no room in it. */
export const MoreWords = () => {
  const links = moreLinks(useWho());
  const { pathname } = useLocation();
  const isHere = links.some(({ path }) => path === pathname);
  return (
    <MenuWhenReached
      position="bottom-start"
      button={(props) => (
        <button
          type="button"
          {...props}
          className={`${styles.word} ${styles.more}`}
          aria-current={isHere ? 'true' : undefined}
        >
          {t`More`}
          <IconChevronDown size={14} aria-hidden />
        </button>
      )}
    >
      {(menu) =>
        links.map(({ path, label }) => (
          <menu.Item key={path} component={Link} to={path} onPointerEnter={routeOf(path).screen?.prefetch}>
            {label}
          </menu.Item>
        ))
      }
    </MenuWhenReached>
  );
};
