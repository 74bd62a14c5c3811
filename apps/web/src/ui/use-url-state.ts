import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

type Value = string | number | readonly (string | number)[] | null | undefined;
export type UrlChanges = Record<string, Value>;

const apply = (params: URLSearchParams, changes: UrlChanges) => {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    next.delete(name);
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined && one !== '') next.append(name, String(one));
    }
  }
  return next;
};

/**
 * The address as the state of a screen: what is not default stands in the query, so that reload, back, share and
 * open-in-new-tab work. An empty value takes the parameter away; a list repeats it.
 */
export const useUrlState = () => {
  const [params, setParams] = useSearchParams();
  const patch = useCallback(
    (changes: UrlChanges, how: { replace?: boolean } = {}) =>
      // Of the address as it is now: what was drawn last may be older, and two filters set at once would lose one.
      setParams(() => apply(new URLSearchParams(window.location.search), changes), {
        replace: how.replace ?? false,
        preventScrollReset: true,
      }),
    [setParams],
  );
  /** As `patch`, for what changes the rows: the list starts at its first page again. */
  const filter = useCallback((changes: UrlChanges) => patch({ page: null, cursor: null, ...changes }), [patch]);
  /** The address after the changes, for links. */
  const href = (changes: UrlChanges) => `?${apply(params, changes)}`;
  return {
    get: (name: string) => params.get(name) ?? undefined,
    all: (name: string) => params.getAll(name),
    ids: (name: string) => params.getAll(name).map(Number).filter(Number.isInteger),
    patch,
    filter,
    href,
  };
};
export type UrlState = ReturnType<typeof useUrlState>;

/** In the place of a filter that usually holds: it does not. */
export const anyValue = 'any';

/** What a filter is set to; `usual` where the address says nothing of it. */
export const heldValues = (url: Pick<UrlState, 'all'>, name: string, usual?: string | readonly string[]): string[] => {
  const said = url.all(name);
  return (said.length === 0 && usual !== undefined ? [usual].flat() : said).filter((value) => value !== anyValue);
};
