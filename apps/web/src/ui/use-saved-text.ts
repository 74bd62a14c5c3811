import { useState } from 'react';

/**
 * The text of a field that is kept when it is left: as it is saved, until somebody types in it. What they type stays, also
 * while it is being saved, or while somebody else saves another.
 */
export const useSavedText = (saved: string): readonly [text: string, type: (text: string) => void] => {
  const [now, setNow] = useState({ saved, text: saved });
  if (now.saved !== saved) setNow({ saved, text: now.text === now.saved ? saved : now.text });
  return [now.text, (text) => setNow({ saved, text })];
};
