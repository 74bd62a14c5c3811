import { create } from 'zustand';

interface OverlayState {
  open: 'palette' | 'help' | 'add' | 'leave' | null;
}

/** Which of the shell's own dialogs is open: one at a time, whoever asked for it. */
export const useOverlay = create<OverlayState>(() => ({ open: null }));
export const openOverlay = (open: OverlayState['open']): void => useOverlay.setState({ open });
export const closeOverlay = (): void => openOverlay(null);
