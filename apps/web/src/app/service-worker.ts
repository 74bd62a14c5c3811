import { serverPathPattern } from '@angan/contract/kit/server-paths.ts';

/** Registers the worker that keeps the app for a lost connection, and tells it what is on the page already and what is the server's. */
export const startServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(`/service-worker.js?server=${encodeURIComponent(serverPathPattern())}`);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ assets: performance.getEntriesByType('resource').map(({ name }) => name) });
  } catch (error) {
    console.warn('The app works, but not without a connection:', error);
  }
};
