export { PasteScreen } from './paste-screen.tsx';
