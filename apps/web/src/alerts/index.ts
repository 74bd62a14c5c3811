import { screen } from '../core/screen.ts';

export { Bell } from './bell.tsx';
export const AlertSettingsScreen = screen(() => import('./alert-settings-screen.tsx'), 'AlertSettingsScreen');
