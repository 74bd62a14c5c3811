/**
 * How far an outgoing message has come, in the order in which none goes back. `unknown`: the line broke after it was
 * sent, so that nobody knows. A phone that has a message has it, so `delivered` stands above `failed`. `cancelled` was
 * never sent. Webhooks come late, twice and in any order: the highest of all that was said of a message holds.
 */
export const messageStatuses = [
  'queued',
  'sending',
  'unknown',
  'accepted',
  'sent',
  'failed',
  'delivered',
  'read',
  'played',
  'cancelled',
] as const;
export type MessageStatus = (typeof messageStatuses)[number];

const rank = (status: MessageStatus): number => messageStatuses.indexOf(status);

export const isStatus = (text: string): text is MessageStatus => (messageStatuses as readonly string[]).includes(text);

/** The higher of two. */
export const furthest = (a: MessageStatus, b: MessageStatus): MessageStatus => (rank(b) > rank(a) ? b : a);

/** The statuses that this one takes the place of. */
export const statusesBelow = (status: MessageStatus): readonly MessageStatus[] =>
  messageStatuses.slice(0, rank(status));

/** What Meta's webhooks say of a message that we sent. Others of its words are old, or tell of no progress. */
export const toldStatuses = [
  'sent',
  'failed',
  'delivered',
  'read',
  'played',
] as const satisfies readonly MessageStatus[];
export type ToldStatus = (typeof toldStatuses)[number];
export const isTold = (text: string): text is ToldStatus => (toldStatuses as readonly string[]).includes(text);
