import { partOf } from '../ui/part-of.tsx';

export { type Recipient, ShareDialog } from './share-dialog.tsx';
export { confirmedWords } from './slip/confirmed-words.ts';
export { SignaturePad } from './slip/signature-pad.tsx';
export { SlipDialog, useMayMakeSlip } from './slip/slip.tsx';
/** Behind a tab of a record; inside another part nothing stands till it is there, as most have none. */
export const SharesOf = partOf(() => import('./shares-of.tsx'), 'SharesOf');
export const SharesInside = partOf(() => import('./shares-of.tsx'), 'SharesInside', 'nothing');
