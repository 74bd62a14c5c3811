import { type Chat, type ChatDetail, whatsappChatCalls } from '@angan/contract/whatsapp/chats.ts';
import { type ChatMessage, messagePageSize, whatsappMessageCalls } from '@angan/contract/whatsapp/messages.ts';
import { quickReplyCalls } from '@angan/contract/whatsapp/quick-replies.ts';
import { t } from '@lingui/core/macro';
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { client, infiniteList, keyOf, query } from '../../core/api/index.ts';

export const chatApi = client(whatsappChatCalls);
export const messageApi = client(whatsappMessageCalls);

export const chatFilters = ['unread', 'mine', 'open'] as const;
export type ChatFilter = (typeof chatFilters)[number];

/** Chats page by page, the latest first. */
export const useChats = (search: string, filter: ChatFilter | undefined) =>
  useInfiniteQuery({
    ...infiniteList(whatsappChatCalls.list, {
      query: { ...(search && { search }), ...(filter && { [filter]: 'true' }) } as never,
    }),
    placeholderData: keepPreviousData,
  });

/** What there is to see to, of all chats. The pages of the list hold it beside their rows. */
export type ChatPage = { counts?: { unread: number; mine: number; open: number }; results: Chat[] };

export const useChat = (id: number) => useQuery(query(whatsappChatCalls.get, { params: { id } }, { quiet: true }));

export const useMatches = (id: number, enabled: boolean) =>
  useQuery({ ...query(whatsappChatCalls.matches, { params: { id } }, { quiet: true }), enabled, staleTime: 60_000 });

/** Messages of a chat, the newest page first. */
export const useMessages = (id: number) =>
  useInfiniteQuery({
    ...infiniteList(
      whatsappChatCalls.messages,
      { params: { id }, query: { page_size: String(messagePageSize) } },
      { quiet: true },
    ),
  });

export const useQuickReplies = () =>
  useQuery(query(quickReplyCalls.list, { query: { page_size: '100' } }, { quiet: true }));

/** Shows a message that was just sent before the list comes anew. */
export const putMessage = (queries: QueryClient, message: ChatMessage): void => {
  const key = keyOf(whatsappChatCalls.messages, {
    params: { id: message.chat },
    query: { page_size: String(messagePageSize) },
  });
  queries.setQueryData<{ pages: { results: ChatMessage[] }[] }>([...key, 'pages'], (held) => {
    const [first, ...rest] = held?.pages ?? [];
    if (!held || !first || message.kind === 'reaction' || first.results.some(({ id }) => id === message.id))
      return held;
    return { ...held, pages: [{ ...first, results: [message, ...first.results] }, ...rest] };
  });
};

/** The number as people read it, or what stands for it where none is visible. */
export const shownNumber = (chat: Pick<Chat, 'user_whatsapp_number' | 'username'>): string => {
  const { user_whatsapp_number: number, username } = chat;
  const indian = /^91(\d{5})(\d{5})$/.exec(number);
  if (indian) return `${indian[1]} ${indian[2]}`;
  if (number) return `+${number}`;
  return username ? `@${username}` : t`No visible number`;
};

export const shownName = (chat: Pick<Chat, 'name' | 'user_whatsapp_number' | 'username'>): string =>
  chat.name || shownNumber(chat);

/** The person's own ten digits; '' for other countries and where none is visible. */
export const mobileIn = ({ user_whatsapp_number: number }: Pick<ChatDetail, 'user_whatsapp_number'>): string =>
  /^91(\d{10})$/.exec(number)?.[1] ?? '';
