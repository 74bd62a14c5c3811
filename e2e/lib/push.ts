import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject } from 'vitest';

const control = async (path: string, body?: object) => {
  const answer = await fetch(`${inject('sandboxUrl')}/_control/push${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return answer.json();
};

/**
 * Lets a browser subscribe with the sandbox's push service: its own one is its maker's, which a test does not reach. All
 * else is the browser's: the service worker, the permission, what is shown.
 */
export const subscribesAtSandbox = async (window: BrowserContext): Promise<void> => {
  await window.exposeFunction('atPushService', (key: string) => control('/browsers', { application_server_key: key }));
  await window.addInitScript(() => {
    const place = 'push of this browser';
    const kept = () => {
      const json = localStorage.getItem(place);
      const unsubscribe = async () => {
        localStorage.removeItem(place);
        return true;
      };
      return json && ({ toJSON: () => JSON.parse(json), unsubscribe } as unknown as PushSubscription);
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => kept() || null,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        const { atPushService } = globalThis as unknown as { atPushService: (key: string) => Promise<object> };
        localStorage.setItem(place, JSON.stringify(await atPushService(applicationServerKey)));
        return kept();
      },
    });
  });
};

/** What the push service has for the browser of this page, decrypted, the newest first. */
export const pushedTo = async (page: Page): Promise<string[]> => {
  const endpoint = await page.evaluate(
    () => JSON.parse(localStorage.getItem('push of this browser')!).endpoint as string,
  );
  const all = (await control(`?to=${endpoint.split('/').at(-1)}`)) as { text: string }[];
  return all.map(({ text }) => text);
};

/** Hands a message over to the page's real service worker, as the browser does when its push service brings one. */
export const deliver = async (page: Page, data: string): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin: inject('productUrl'), registrationId, data });
  await session.detach();
};

interface Shown {
  title: string;
  body: string;
  data: { url: string };
}
interface Worker extends EventTarget {
  shown: Shown[];
  registration: ServiceWorkerRegistration;
}

/** The page's service worker, and in place of the screen, which the tests' browser has none of for notifications, a list. */
const workerOf = async (page: Page) => {
  await expect.poll(() => page.context().serviceWorkers().length).toBe(1);
  return page.context().serviceWorkers()[0]!;
};
export const watchScreen = async (page: Page): Promise<void> => {
  await (await workerOf(page)).evaluate(() => {
    const scope = globalThis as unknown as Worker;
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ title, body: options!.body!, data: options!.data as Shown['data'] });
    };
  });
};

/** What the service worker has shown. */
export const shown = async (page: Page): Promise<{ title: string; body: string }[]> =>
  (await workerOf(page)).evaluate(() =>
    (globalThis as unknown as Worker).shown.map(({ title, body }) => ({ title, body })),
  );

/** Presses the notification that was shown last: the worker hears of it as it would. */
export const pressShown = async (page: Page): Promise<void> =>
  (await workerOf(page)).evaluate(() => {
    const scope = globalThis as unknown as Worker;
    const notification = { ...scope.shown.pop()!, close: () => undefined };
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }));
  });
