export { type Recipient, ShareDialog } from './share-dialog.tsx';
export { SharesOf } from './shares-of.tsx';
export { SignaturePad } from './slip/signature-pad.tsx';
export { confirmedWords } from './slip/confirmed-words.ts';
export { SlipDialog, useMayMakeSlip } from './slip/slip.tsx';
