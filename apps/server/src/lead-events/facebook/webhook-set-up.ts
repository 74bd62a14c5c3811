import { facebookWebhookCalls } from '@angan/contract/lead-events/webhook.ts';
import type { Services } from '../../core/context.ts';
import { facebookApp } from './api.ts';

type Knowing = Pick<Services, 'settings' | 'now'>;

/** Tells Meta where our door for pages is; it knocks before it answers. Nothing where the settings do not name the app. */
export const setUpFacebookWebhook = async ({ settings }: Pick<Services, 'settings'>): Promise<void> => {
  const { appId, appSecret, verifyToken } = settings.meta;
  if (!appId || !appSecret || !verifyToken) return;
  // Where Meta cannot reach us yet, leads come by the hourly look; the next connection tries again.
  await facebookApp(settings.meta).sendWebhooksTo(
    `${settings.publicUrl}${facebookWebhookCalls.receive.path}`,
    verifyToken,
  );
};

const dayMs = 86_400_000;
let toldAt = 0;

/** The same once a day for as long as pages are connected: this server may have moved to another address. */
export const keepWebhookSetUp = async (services: Knowing): Promise<void> => {
  const now = services.now().getTime();
  if (now - toldAt < dayMs) return;
  toldAt = now;
  await setUpFacebookWebhook(services);
};
