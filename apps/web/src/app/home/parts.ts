import { lazyPart } from '../../core/screen.ts';

/** What Home opens on a press, each in a chunk of its own: a dialog weighs more than all of Home's rows. */
export const Complete = lazyPart(() => import('./parts/complete.tsx'), 'Complete');
export const Reschedule = lazyPart(() => import('./parts/reschedule.tsx'), 'Reschedule');
export const Share = lazyPart(() => import('./parts/share.tsx'), 'Share');
export const WriteNote = lazyPart(() => import('./parts/write-note.tsx'), 'WriteNote');
export const SetupWizard = lazyPart(() => import('./parts/setup.tsx'), 'SetupWizard');
/** Of an office in its trial or past its end. */
export const TermBanner = lazyPart(() => import('./parts/term-banner.tsx'), 'TermBanner');
export const AllNotes = lazyPart(() => import('./parts/all-notes.tsx'), 'AllNotes');
export const Popup = lazyPart(() => import('./parts/popup.tsx'), 'Popup');
/** In the place of a day for who works in no office that is open. */
export const Places = lazyPart(() => import('./parts/places.tsx'), 'Places');
/** Of an office that has no areas yet, for who is not its Owner. */
export const FirstAreas = lazyPart(() => import('./parts/first-areas.tsx'), 'FirstAreas');
/** Once the day's work stands. */
export const Quote = lazyPart(() => import('./quote.tsx'), 'Quote');
