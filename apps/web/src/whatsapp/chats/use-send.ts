import { chatTexts } from '@angan/contract/whatsapp/chat-texts.ts';
import type { ChatMessage, MessageInput } from '@angan/contract/whatsapp/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, fieldErrors, invalidate } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { toast } from '../../ui/toast.ts';
import { messageApi, putMessage } from './use-chats.ts';

/** A message on its way to the server: it stands in the chat before it is there. */
export interface OnItsWay {
  readonly key: number;
  readonly body: string;
  readonly what: string;
}

/** The server's own sentence about what is wrong with a message. */
export const whyNot = (error: unknown): string =>
  Object.values(fieldErrors(error))[0] ?? (error instanceof ApiError ? error.detail : word(chatTexts.notSent));

/**
 * Sends messages of a chat. Each stands there at once; one that the server refuses is taken away again and `why` says
 * what it said, so that what was typed can go back to where it was typed.
 */
export const useSend = (chat: number) => {
  const queries = useQueryClient();
  const [onTheirWay, setOnTheirWay] = useState<readonly OnItsWay[]>([]);
  const [why, setWhy] = useState('');
  const keys = useRef(0);
  const send = async (
    input: Omit<MessageInput, 'chat'>,
    shown?: Omit<OnItsWay, 'key'>,
  ): Promise<ChatMessage | undefined> => {
    const key = ++keys.current;
    setWhy('');
    if (shown) setOnTheirWay((all) => [...all, { key, ...shown }]);
    try {
      const message = await messageApi.create(
        { body: { ...input, chat, incoming_outgoing: 'outgoing' } },
        { quiet: true },
      );
      putMessage(queries, message);
      toast.success(word(chatTexts.sent));
      return message;
    } catch (error) {
      setWhy(whyNot(error));
      toast.error(word(chatTexts.notSent));
      return undefined;
    } finally {
      setOnTheirWay((all) => all.filter((one) => one.key !== key));
      void invalidate('whatsapp_chat');
    }
  };
  return { send, onTheirWay, why, forgive: () => setWhy('') };
};
export type Sending = ReturnType<typeof useSend>;
