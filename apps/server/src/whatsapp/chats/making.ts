import type { MessageInput } from '@angan/contract/whatsapp/messages.ts';
import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import type { FileBlob } from '../../core/files/keep-file.ts';
import type { MessageContent } from '../meta/index.ts';
import type { ChatRow } from './chat-row.ts';

export type Given = z.output<typeof MessageInput>;

/** Everything that a message is made from. */
export interface Making {
  readonly context: Context;
  readonly chat: ChatRow;
  readonly given: Given;
  /** The wamid of the message that is answered or reacted to. */
  readonly quoted: string | undefined;
}

/** A message as it is queued: Meta's part of it, what is read of it, and the file that we keep of it. */
export interface Made {
  readonly content: MessageContent;
  readonly body?: string;
  readonly template?: number;
  /** A file of ours that is kept already and that it shows. */
  readonly shows?: number | undefined;
  readonly file?: { readonly name: string; readonly blobs: readonly [FileBlob, ...FileBlob[]] };
}
