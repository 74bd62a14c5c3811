import type { Page } from 'playwright-core';

/** What is asked of a page that is looked at, whichever engine draws it: lib/engines. */
export type Seen = Pick<Page, 'evaluate' | 'waitForFunction'>;

/** Goes to an address inside the running app, and waits until it is all there. */
export const goTo = async (page: Seen, address: string): Promise<void> => {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  await settled(page);
};

/** Waits until what is on the page has its heading, no skeletons, no rows of the question before and nothing that moves. */
export const settled = async (page: Seen): Promise<void> => {
  // On a phone a form or a record hides the page that it lies over, and has a heading of its own; a chat its messages.
  await page.waitForFunction(() => {
    const heads = [...document.querySelectorAll('h1, h2, [role="dialog"], [role="log"]')];
    return heads.some((head) => head.getClientRects().length > 0 && head.checkVisibility({ visibilityProperty: true }));
  });
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], [data-skeleton], [data-stale]'));
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)));
  });
};

/**
 * Waits until nothing on the page has changed for a moment and no answer is awaited (`keepAnswers`), and then until it is settled: what an address leads to may be
 * drawn only once its part of the app is there, and what stood before it is settled all the while.
 */
export const still = async (page: Seen): Promise<void> => {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const wait = () =>
          setTimeout(() => {
            if ((globalThis as { asking?: number }).asking) waiting = wait();
            else {
              changes.disconnect();
              done();
            }
          }, 500);
        const changes = new MutationObserver((all) => {
          // A clock that runs changes its text alone.
          if (all.every(({ type }) => type === 'characterData')) return;
          clearTimeout(waiting);
          waiting = wait();
        });
        changes.observe(document.body, { childList: true, characterData: true, subtree: true });
        let waiting = wait();
      }),
  );
  await settled(page);
};

/**
 * Waits until the files came that the page asked for by itself: where they are slow, what an address leads to is drawn only
 * then, and what stood before it stands there all the while.
 */
export const filesCame = (page: Seen): Promise<unknown> =>
  page.waitForFunction(() => {
    const came = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    const asked = [
      ...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"], link[rel="stylesheet"]'),
    ];
    return asked.every(({ href }) => came.has(href));
  });

/**
 * Waits until the tab's history gave up the entry of a dialog that closed, which takes a moment: that step would end a
 * visit or a reload begun before.
 */
export const dialogsGone = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !history.state?.over);
};
