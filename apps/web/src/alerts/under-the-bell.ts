export { AlertDetail } from './alert-detail.tsx';
export { AlertList, AlertSheet } from './alert-list.tsx';
export { AlertPopover } from './alert-popover.tsx';
export { AlertPopup } from './alert-popup.tsx';
