import { partOf } from '../ui/part-of.tsx';

/** Where Facebook's dialog comes back to: seldom opened, so in a chunk of its own. */
export const FacebookCallbackScreen = partOf(
  () => import('./callback/facebook-callback-screen.tsx'),
  'FacebookCallbackScreen',
);
export { LeadsScreen } from './inbox/leads-screen.tsx';
