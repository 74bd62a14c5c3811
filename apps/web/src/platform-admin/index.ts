import { screen } from '../core/screen.ts';

export const DeadLettersScreen = screen(() => import('./dead-letters-screen.tsx'), 'DeadLettersScreen');
