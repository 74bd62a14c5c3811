import { type ReactNode, useState } from 'react';

/** Draws its children from the first time on that they are wanted, so that they can fade out too. */
export const Once = ({ when, children }: { when: boolean; children: ReactNode }) => {
  const [wanted, setWanted] = useState(when);
  if (when && !wanted) setWanted(true);
  return wanted ? children : null;
};
