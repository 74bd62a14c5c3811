export { type Recipient, ShareDialog } from './share-dialog.tsx';
export { SharesOf } from './shares-of.tsx';
export { confirmedWords } from './slip/confirmed-words.ts';
export { SignaturePad } from './slip/signature-pad.tsx';
export { SlipDialog, useMayMakeSlip } from './slip/slip.tsx';
