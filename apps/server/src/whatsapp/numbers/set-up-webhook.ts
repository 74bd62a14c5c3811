import { webhookCalls } from '@angan/contract/whatsapp/webhook.ts';
import type { Services } from '../../core/context.ts';
import type { MetaAnswer } from '../meta/index.ts';
import { metaWith } from './number-row.ts';

/** The address of our door, as Meta has to know it. */
export const webhookUrl = ({ settings }: Services): string => `${settings.publicUrl}${webhookCalls.receive.path}`;

/**
 * Tells Meta where our door is, in the name of the app; Meta knocks there before it answers. Undefined where the settings
 * do not name the app: then somebody sets it up by hand in Meta's dashboard.
 */
export const setUpWebhook = async (services: Services): Promise<MetaAnswer<void> | undefined> => {
  const { appId, appSecret, verifyToken } = services.settings.meta;
  if (!appId || !appSecret || !verifyToken) return undefined;
  return metaWith(services, `${appId}|${appSecret}`).apps.sendWebhooksTo(appId, webhookUrl(services), verifyToken);
};
