export { ImportPopup } from './import-popup.tsx';
export { ImportsScreen } from './imports-screen.tsx';
