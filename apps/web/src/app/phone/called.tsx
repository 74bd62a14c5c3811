import type { ReactNode } from 'react';
import { NotesCalls as InBrowser } from '../called.tsx';
import { FollowsPhone } from './own-follows-phone.tsx';

/** As in a browser, and with it what only a phone tells: it stands inside the router, around every screen. */
export const NotesCalls = ({ children }: { children: ReactNode }) => (
  <InBrowser>
    <FollowsPhone />
    {children}
  </InBrowser>
);
