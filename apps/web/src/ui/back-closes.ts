import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPath, useLocation } from 'react-router';

/**
 * Back closes what is open over a screen. Opening puts a further entry of the same address into the tab's history, so
 * that there is something to go back from; the router never hears of these entries.
 */
interface Open {
  readonly close: () => void;
  /** The address opened it, and going back takes that away: it needs no entry of its own. */
  readonly byAddress: boolean;
}
/** The last to open at the end. */
const openNow: Open[] = [];
const entriesWanted = () => openNow.filter(({ byAddress }) => !byAddress).length;

interface Entry {
  /** Its place among the router's entries. */
  readonly idx?: number;
  /** How many entries of ours lie above the router's own, this one with them. */
  readonly over?: number;
}
const entry = () => (history.state ?? {}) as Entry;
const shownPath = () => createPath(location);

/** Where the router is. */
let here: { readonly url: string; readonly state: Entry } | undefined;
/** A step that we took ourselves; what is to be done at its end. */
let ownStep: (() => void) | undefined;
const step = (by: number, then: () => void = () => undefined) => {
  ownStep = then;
  history.go(by);
};

const onPop = (event: PopStateEvent) => {
  if (ownStep) {
    event.stopImmediatePropagation();
    const then = ownStep;
    ownStep = undefined;
    // The router went on to another screen while the step was under way, and the step took the address back from it.
    if (here && shownPath() !== here.url) history.pushState(here.state, '', here.url);
    return then();
  }
  const top = openNow.at(-1);
  const { idx, over = 0 } = entry();
  if (top && !top.byAddress && here && idx !== undefined) {
    event.stopImmediatePropagation();
    // The address may have changed since it opened, as by the filters of a sheet, and stays as it is now.
    const back = (here.state.idx ?? 0) - idx;
    if (back !== 0) return step(back, top.close);
    if (shownPath() !== here.url) history.replaceState(here.state, '', here.url);
    top.close();
  } else if (over > entriesWanted()) {
    // What this entry was made for is long closed.
    event.stopImmediatePropagation();
    history.go(entriesWanted() - over);
  }
};
if (typeof window !== 'undefined') window.addEventListener('popstate', onPop);

/** Takes away the entries of what was closed by other means, unless they lie under another screen by now. */
const tidy = () => {
  const tooMany = (entry().over ?? 0) - entriesWanted();
  if (tooMany > 0 && !ownStep) step(-tooMany);
};

/** What an address opens a dialog with. */
const opening = ['add', 'edit', 'export', 'rule'] as const;
const isOfAddress = () => {
  const query = new URLSearchParams(location.search);
  return opening.some((name) => query.has(name)) && !openNow.some(({ byAddress }) => byAddress);
};

const begin = (own: Open) => {
  openNow.push(own);
  // Where one dialog follows another its entry is there already.
  if (!own.byAddress && (entry().over ?? 0) < entriesWanted())
    history.pushState({ ...entry(), over: entriesWanted() }, '');
};
const end = (own: Open) => {
  openNow.splice(openNow.indexOf(own), 1);
  // Not at once: whoever closes it may go to another screen, or open another dialog.
  setTimeout(tidy);
};

/** Keeps in mind where the router is. Comes with the app's first script: who listens before the router is asked before it. */
export const KeepsPlace = (): null => {
  const place = useLocation();
  useLayoutEffect(() => {
    const { over: _, ...state } = entry();
    const before = here;
    here = { url: createPath(place), state };
    // While the router was on its way here, going back closed something and kept the address of before.
    if (before && here.url !== shownPath()) history.replaceState(state, '', here.url);
  }, [place]);
  // The router reads the address as it is first drawn, and listens from its own layout effect on. Whoever opened a row or
  // went back in between would stay where they were.
  useEffect(() => {
    if (here && shownPath() !== here.url) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, []);
  return null;
};

/** While it is open, the back button of a phone or browser closes it and leaves the screen as it is. */
export const useBackCloses = (opened: boolean, onClose: () => void): void => {
  const latest = useRef(onClose);
  latest.current = onClose;
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const own = { close: () => latest.current(), byAddress: isOfAddress() };
    begin(own);
    return () => end(own);
  }, [opened]);
};
