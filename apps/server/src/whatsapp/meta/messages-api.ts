import { z } from 'zod';
import { done, type MetaAnswer } from './answer.ts';
import type { Graph } from './graph.ts';
import type { OutgoingMessage, SentMessage } from './types.ts';

const Sent = z.object({
  contacts: z.array(z.object({ wa_id: z.string().optional().catch(undefined) })).catch([]),
  messages: z
    .array(
      z.object({
        id: z.string().min(1),
        message_status: z.enum(['accepted', 'held_for_quality_assessment', 'paused', '']).catch(''),
      }),
    )
    .min(1),
});

export const Success = z.object({ success: z.union([z.literal(true), z.literal('true')]) });

export const messageCalls = (graph: Graph) => ({
  /**
   * Sends a message. Meta knows no key against sending twice: after `unknown` it may have gone, and only a status with
   * the callback data tells.
   */
  async send(phoneNumberId: string, message: OutgoingMessage): Promise<MetaAnswer<SentMessage>> {
    const { to, recipient, content, replyTo, callbackData } = message;
    const sent = await graph(
      {
        method: 'POST',
        path: `${phoneNumberId}/messages`,
        json: {
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          ...(to ? { to } : { recipient }),
          ...(replyTo ? { context: { message_id: replyTo } } : {}),
          ...(callbackData ? { biz_opaque_callback_data: callbackData } : {}),
          ...content,
        },
      },
      Sent,
    );
    if (!sent.ok) return sent;
    const { id, message_status } = sent.value.messages[0]!;
    return done({ wamid: id, wa_id: sent.value.contacts[0]?.wa_id || undefined, status: message_status });
  },

  /** Marks a message and all before it as read, and shows typing dots for 25 seconds where `typing`. */
  async markRead(phoneNumberId: string, wamid: string, { typing = false } = {}): Promise<MetaAnswer<void>> {
    return nothing(
      await graph(
        {
          method: 'POST',
          path: `${phoneNumberId}/messages`,
          repeatable: true,
          json: {
            messaging_product: 'whatsapp',
            status: 'read',
            message_id: wamid,
            ...(typing ? { typing_indicator: { type: 'text' } } : {}),
          },
        },
        Success,
      ),
    );
  },
});

export const nothing = (answer: MetaAnswer<unknown>): MetaAnswer<void> => (answer.ok ? done(undefined) : answer);
