export { AlertDetail } from './alert-detail.tsx';
export { AlertList, AlertSheet } from './alert-list.tsx';
