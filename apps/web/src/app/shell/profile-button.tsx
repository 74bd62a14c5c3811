import { t } from '@lingui/core/macro';
import { VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ComponentProps, useRef } from 'react';
import { PersonSquare } from '../../ui/person.tsx';
import { useWhenReached } from '../../ui/use-when-reached.ts';
import styles from './shell.module.css';
import { usePerson } from './use-person.ts';

/** Who one is, at the right of the bar. */
export const ProfileTrigger = (props: ComponentProps<'button'>) => {
  const { name, photo } = usePerson();
  return (
    // The menu hands its own class down, mostly none.
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      {...props}
      className={[styles.profile, props.className].filter(Boolean).join(' ')}
    >
      <VisuallyHidden>{t`Menu of ${name}`}</VisuallyHidden>
      <PersonSquare name={name} size={28} brand photo={photo} />
      <IconChevronDown aria-hidden />
    </button>
  );
};

const load = async () => (await import('./profile-menu.tsx')).ProfileMenu;

/** The right-hand menu's button; the menu itself comes when somebody reaches for it. */
export const ProfileButton = () => {
  const { whole, button, reach } = useWhenReached(load);
  const isWanted = useRef(false);
  if (whole) return <whole.Whole startsOpen={isWanted.current} takesFocus={whole.hadFocus} />;
  return (
    <ProfileTrigger
      ref={button}
      onPointerEnter={reach}
      onFocus={reach}
      onClick={() => {
        isWanted.current = true;
        reach();
      }}
    />
  );
};
