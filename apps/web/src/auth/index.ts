import { screen } from '../core/screen.ts';

export const LoginScreen = screen(() => import('./login.tsx'), 'LoginScreen');
export const ChangePasswordScreen = screen(() => import('./change-password.tsx'), 'ChangePasswordScreen');
export const DevicesScreen = screen(() => import('./devices.tsx'), 'DevicesScreen');
export const ExpiryScreen = screen(() => import('./expiry.tsx'), 'ExpiryScreen');
/** The logins of the demo office, where the server runs one. */
export const DemoOffice = screen(() => import('./demo-office.tsx'), 'DemoOffice');
