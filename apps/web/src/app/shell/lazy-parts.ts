import { lazy } from 'react';
import { idle } from '../../core/idle.ts';
import { withTheLine } from '../../core/with-the-line.ts';

/** Parts of the shell that nobody sees before they ask for them; their code comes on the first pointer or focus. */
const drawer = () => import('./drawer.tsx');
const palette = () => import('../palette/palette.tsx');
const add = () => import('./add-sheet.tsx');
const help = () => import('./key-help.tsx');

export const Drawer = lazy(async () => ({ default: (await drawer()).NavDrawer }));
export const Palette = lazy(async () => ({ default: (await palette()).Palette }));
export const AddSheet = lazy(async () => ({ default: (await add()).AddSheet }));
export const KeyHelp = lazy(async () => ({ default: (await help()).KeyHelp }));

export const MoreWords = lazy(async () => ({ default: (await import('./more-words.tsx')).MoreWords }));
export const NoLine = lazy(async () => {
  // What somebody came for goes first.
  await idle(3000);
  return { default: (await withTheLine(() => import('./no-line.tsx'))).NoLine };
});
export const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }));
export const WaitingList = lazy(async () => ({ default: (await import('./waiting-list.tsx')).WaitingList }));
export const UploadPill = lazy(async () => ({ default: (await import('./upload-pill.tsx')).UploadPill }));

export const preloadDrawer = () => void drawer().catch(() => undefined);
export const preloadPalette = () => void palette().catch(() => undefined);
