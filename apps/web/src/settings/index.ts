export { type SettingLink, type SettingPart, SettingsScreen } from './settings-screen.tsx';
