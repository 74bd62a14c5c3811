import { useLayoutEffect } from 'react';

/** Stands beside a screen: once that is there, the HTML that came in its place goes. */
export const ReadyGone = () => {
  useLayoutEffect(() => document.getElementById('ready')?.remove(), []);
  return null;
};
