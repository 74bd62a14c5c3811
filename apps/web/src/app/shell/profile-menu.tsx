import { t } from '@lingui/core/macro';
import { Menu } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useAuth } from '../../core/session/index.ts';
import { useTakenFocus } from '../../ui/use-taken-focus.ts';
import { rightLinks } from '../right-links.ts';
import { routeOf } from '../routes.ts';
import { schemes, useScheme } from '../scheme.ts';
import { useWho } from '../who.ts';
import { openOverlay } from './overlay-state.ts';
import { ProfileTrigger } from './profile-button.tsx';
import styles from './shell.module.css';
import { useLogout } from './use-logout.ts';
import { usePerson } from './use-person.ts';

/** The right-hand menu: who one is, the rest of the product, how it looks, and the ways out. */
export const ProfileMenu = ({ startsOpen, takesFocus }: { startsOpen: boolean; takesFocus: boolean }) => {
  const button = useRef<HTMLButtonElement>(null);
  useTakenFocus(takesFocus && button);
  const who = useWho();
  const { name, line } = usePerson();
  const { chosen, choose } = useScheme();
  const leave = useLogout();
  const leaving = useAuth(({ isLoading }) => isLoading);
  const links = rightLinks(who);
  const isAdmin = who.usertype === 'Admin';
  return (
    <Menu position="bottom-end" width="15rem" keepMounted={false} defaultOpened={startsOpen}>
      <Menu.Target>
        <ProfileTrigger ref={button} />
      </Menu.Target>
      <Menu.Dropdown className={styles.rightMenu}>
        <div className={styles.person}>
          <strong>{name}</strong>
          <span>{line}</span>
        </div>
        <Menu.Divider />
        {links.map(({ path, label }) => (
          <Menu.Item key={path} component={Link} to={path} onPointerEnter={routeOf(path).screen?.prefetch}>
            {label}
          </Menu.Item>
        ))}
        {!isAdmin && (
          <>
            {links.length > 0 && <Menu.Divider />}
            <Menu.Label>{t`Look`}</Menu.Label>
            <Menu.RadioGroup value={chosen} onChange={(value) => choose(value as typeof chosen)}>
              {schemes().map(({ value, label }) => (
                <Menu.RadioItem key={value} value={value} closeMenuOnClick={false}>
                  {label}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            <Menu.Divider />
            <Menu.Item rightSection={<kbd>?</kbd>} onClick={() => openOverlay('help')}>
              {t`Keys`}
            </Menu.Item>
            <Menu.Divider />
          </>
        )}
        <Menu.Item disabled={leaving} onClick={leave.here}>
          {t`Logout`}
        </Menu.Item>
        {!isAdmin && (
          <Menu.Item disabled={leaving} onClick={leave.everywhere}>
            {t`Logout All Devices`}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};
