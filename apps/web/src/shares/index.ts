import { partOf } from '../ui/part-of.tsx';

export type { Recipient } from './share-dialog.tsx';
export { SharesOf } from './shares-of.tsx';
export { confirmedWords } from './slip/confirmed-words.ts';
export { SignaturePad } from './slip/signature-pad.tsx';
export { SlipDialog, useMayMakeSlip } from './slip/slip.tsx';
/** Comes once something is to be shared: a record is read far more often. */
export const ShareDialog = partOf(() => import('./share-dialog.tsx'), 'ShareDialog', 'nothing');
