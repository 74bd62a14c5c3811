import { t } from '@lingui/core/macro';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useKeys } from '../../core/keys/index.ts';
import { Once } from '../../ui/once.tsx';
import { AddSheet, Drawer, KeyHelp, LeaveDialog, Palette, UploadPill } from './lazy-parts.ts';
import { closeOverlay, openOverlay, useOverlay } from './overlay-state.ts';

interface Props {
  drawerOpen: boolean;
  onDrawerClose: () => void;
}

/** The dialogs of the shell, and the keys that open them. Each is fetched when it is first wanted, then stays. */
export const Overlays = ({ drawerOpen, onDrawerClose }: Props) => {
  const { pathname } = useLocation();
  const open = useOverlay((state) => state.open);
  useKeys(
    {
      'mod+k': { label: t`Search or jump to`, run: () => openOverlay('palette') },
      '?': { label: t`Show the keys`, run: () => openOverlay('help') },
    },
    t`Everywhere`,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was open belongs to the screen that is left
  useEffect(() => {
    closeOverlay();
    onDrawerClose();
  }, [pathname]);
  return (
    <>
      <Suspense fallback={null}>
        <UploadPill />
      </Suspense>
      <Suspense fallback={null}>
        <Once when={drawerOpen}>
          <Drawer opened={drawerOpen} onClose={onDrawerClose} />
        </Once>
        <Once when={open === 'palette'}>
          <Palette opened={open === 'palette'} onClose={closeOverlay} />
        </Once>
        <Once when={open === 'add'}>
          <AddSheet opened={open === 'add'} onClose={closeOverlay} />
        </Once>
        <Once when={open === 'help'}>
          <KeyHelp opened={open === 'help'} onClose={closeOverlay} />
        </Once>
        <Once when={open === 'leave'}>
          <LeaveDialog opened={open === 'leave'} onClose={closeOverlay} />
        </Once>
      </Suspense>
    </>
  );
};
