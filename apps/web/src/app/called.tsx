import { contactedCalls } from '@angan/contract/contacts/contacted.ts';
import type { ReactNode } from 'react';
import { sendLater } from '../core/api/later.ts';
import { useAuth } from '../core/session/index.ts';
import { Called } from '../ui/person.tsx';

/** By the server's clock: what waits for the network keeps the time at which it was tapped. */
const now = () => new Date(Date.now() + useAuth.getState().clockSkew).toISOString();

/** Whoever is called or written to from any screen counts as contacted. */
export const NotesCalls = ({ children }: { children: ReactNode }) => (
  <Called
    value={(contact, how) =>
      sendLater(contactedCalls.contacted, { params: { id: contact }, body: { how, at: now() } }, ['contact'])
    }
  >
    {children}
  </Called>
);
