export { PermissionScreen } from './permission-screen.tsx';
