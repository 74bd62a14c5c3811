import { z } from 'zod';
import { requiredText } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';

export const quickReplyLimits = { shortcut: 30, body: 1000 } as const;

const shortcut = requiredText(quickReplyLimits.shortcut).transform((typed) =>
  typed.replace(/^\/+/, '').toLowerCase().replaceAll(/\s+/g, '-'),
);
const input = z.object({ shortcut, body: requiredText(quickReplyLimits.body) });

/** An answer to be used again; its names in braces are those of `quickReplyFields`. */
export const QuickReply = z.object({ id: z.number(), shortcut: z.string(), body: z.string() });
export type QuickReply = z.infer<typeof QuickReply>;

export const quickReplies = resource({
  one: 'whatsapp_quick_reply',
  path: '/mgmt/whatsappquickreply/',
  row: QuickReply,
  create: input,
  update: input.partial(),
  ordering: ['shortcut', '-shortcut', 'id', '-id'],
  search: ['shortcut', 'body'],
  filters: {},
  subscription: 'any',
});
export const quickReplyCalls = quickReplies.calls;
