/** The record that the address opens over its list. */
export const openedId = (): string | null => new URLSearchParams(location.search).get('id');

/**
 * A press on a row opens its record before the app is there, and one on the way back leads to the list: the address says
 * so, which the app begins with, or hears of where it is there already. `show` is told whenever the address changes, for as
 * long as the outline stands.
 */
export const takesPresses = (sheet: HTMLElement, show: () => void): void => {
  sheet.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest('a');
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (pressed.href === location.href) return;
    // As the router counts its entries, of which only the last press is one.
    const idx: number = history.state?.idx ?? 0;
    history.replaceState({ ...history.state, idx }, '');
    if (openedId()) history.replaceState(history.state, '', pressed.href);
    else history.pushState({ idx: idx + 1 }, '', pressed.href);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  const onPop = () => (sheet.isConnected ? show() : removeEventListener('popstate', onPop));
  addEventListener('popstate', onPop);
};
