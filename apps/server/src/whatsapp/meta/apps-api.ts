import { z } from 'zod';
import { done, type MetaAnswer } from './answer.ts';
import type { Graph } from './graph.ts';
import { nothing, Success } from './messages-api.ts';

const Subscribed = z.object({
  data: z.array(
    z.object({
      whatsapp_business_api_data: z
        .object({ id: z.union([z.string(), z.number()]).transform(String), name: z.string().catch('') })
        .optional(),
    }),
  ),
});

/** Which apps hear of what happens on a WhatsApp business account. Without a subscription no webhook comes. */
export const appCalls = (graph: Graph) => ({
  /** Lets the token's app hear; with `override` at an address of its own, but not about templates. */
  subscribe: async (
    wabaId: string,
    override?: { override_callback_uri: string; verify_token: string },
  ): Promise<MetaAnswer<void>> =>
    nothing(
      await graph(
        {
          method: 'POST',
          path: `${wabaId}/subscribed_apps`,
          repeatable: true,
          ...(override ? { json: override } : {}),
        },
        Success,
      ),
    ),

  unsubscribe: async (wabaId: string): Promise<MetaAnswer<void>> =>
    nothing(await graph({ method: 'DELETE', path: `${wabaId}/subscribed_apps` }, Success)),

  /** The ids of the apps that hear. */
  async subscribed(wabaId: string): Promise<MetaAnswer<string[]>> {
    const apps = await graph({ path: `${wabaId}/subscribed_apps` }, Subscribed);
    if (!apps.ok) return apps;
    return done(apps.value.data.flatMap(({ whatsapp_business_api_data: app }) => (app ? [app.id] : [])));
  },

  /**
   * Where Meta sends the app's webhooks: it asks there for the verify token at once. Of all fields that this product
   * reads. Only with the token of the app itself: `id|secret`.
   */
  sendWebhooksTo: async (appId: string, callback_url: string, verify_token: string): Promise<MetaAnswer<void>> =>
    nothing(
      await graph(
        {
          method: 'POST',
          path: `${appId}/subscriptions`,
          repeatable: true,
          json: { object: 'whatsapp_business_account', callback_url, verify_token, fields: webhookFields.join(',') },
        },
        Success,
      ),
    ),
});

const webhookFields = [
  'messages',
  'message_template_status_update',
  'template_category_update',
  'message_template_quality_update',
  'message_template_components_update',
  'phone_number_quality_update',
  'phone_number_name_update',
  'account_update',
  'account_alerts',
  'account_review_update',
  'business_capability_update',
  'user_preferences',
  'security',
];
