import { screen } from '../core/screen.ts';

export const LoginScreen = screen(() => import('./login.tsx'), 'LoginScreen');
export const ChangePasswordScreen = screen(() => import('./change-password.tsx'), 'ChangePasswordScreen');
export const DevicesScreen = screen(() => import('./devices.tsx'), 'DevicesScreen');
export const RegisterScreen = screen(() => import('./registration/register.tsx'), 'RegisterScreen');
export const VerifyScreen = screen(() => import('./registration/verify.tsx'), 'VerifyScreen');
export const ActivationScreen = screen(() => import('./registration/activation.tsx'), 'ActivationScreen');
export const ForgotPasswordScreen = screen(() => import('./recovery/forgot-password.tsx'), 'ForgotPasswordScreen');
export const ResetPasswordScreen = screen(() => import('./recovery/reset-password.tsx'), 'ResetPasswordScreen');
export const JoinScreen = screen(() => import('./joining/join.tsx'), 'JoinScreen');
export { type Health, healthKey } from './health.ts';
/** The logins of the demo office, where the server runs one. */
export const DemoOffice = screen(() => import('./demo-office.tsx'), 'DemoOffice');
