export { type SettingLink, SettingsScreen } from './settings-screen.tsx';
