/** The address that somebody wanted before they had to log in, from the state of a navigation. Only paths of ours. */
export const wantedIn = (state: unknown): string | undefined => {
  const wanted = (state as { wanted?: unknown } | null)?.wanted;
  return typeof wanted === 'string' && /^\/(?!\/)/.test(wanted) ? wanted : undefined;
};
