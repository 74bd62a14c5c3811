import { useState } from 'react';

/**
 * State of a control that stands for a value kept elsewhere, as the address keeps filters: its own until that value changes,
 * then that value. Compared by what it says, so that a list made anew at each rendering is no change.
 */
export const useFollowing = <Value>(value: Value) => {
  const said = JSON.stringify(value);
  const [own, setOwn] = useState(value);
  const [followed, setFollowed] = useState(said);
  if (followed !== said) {
    setFollowed(said);
    setOwn(value);
  }
  return [own, setOwn] as const;
};
