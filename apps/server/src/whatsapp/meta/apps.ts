import { z } from 'zod';
import { done, type MetaAnswer } from './answer.ts';
import type { Graph } from './graph.ts';
import { nothing, Success } from './messages.ts';

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
});
