export { type Recipient, ShareDialog } from './share-dialog.tsx';
export { SharesOf } from './shares-of.tsx';
