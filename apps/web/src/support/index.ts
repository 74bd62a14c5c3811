import { partOf } from '../ui/part-of.tsx';

/** Where the Owner lets support look, and reads what it looked at; a part of the settings. */
export const SupportPart = partOf(() => import('./support-part.tsx'), 'SupportPart');
/** The same of an office for the Admin, with the way in. */
export const SupportOfAccount = partOf(() => import('./support-of-account.tsx'), 'SupportOfAccount');
