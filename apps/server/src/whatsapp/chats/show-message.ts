import { photoSizes } from '@angan/contract/files/files.ts';
import { chatTexts } from '@angan/contract/whatsapp/chat-texts.ts';
import type { ChatMessage, WhatsappMessage } from '@angan/contract/whatsapp/messages.ts';
import { messageLine } from '@angan/domain/whatsapp/chats.ts';
import { failureMeaning } from '@angan/domain/whatsapp/errors.ts';
import { stoppedMarketing } from '@angan/domain/whatsapp/opt-out.ts';
import type { Context } from '../../core/context.ts';
import { partsOf } from './message-parts.ts';
import type { CardFile, MessageRow } from './message-rows.ts';

/** An answer that was tapped is words as well. */
const textual = ['text', 'button', 'interactive'];

/** A message by the names of the specification. */
export const showPlain = (
  row: Pick<MessageRow, 'id' | 'wa_id' | 'direction' | 'kind' | 'body' | 'at'>,
): WhatsappMessage => ({
  id: row.id,
  user_whatsapp_number: row.wa_id ?? '',
  incoming_outgoing: row.direction,
  content_type: textual.includes(row.kind) ? 'text' : 'other',
  message_body: row.body,
  timestamp: row.at,
});

/** A message as the chat draws it. */
export const showMessage = (row: MessageRow, context: Context): ChatMessage => ({
  ...showPlain(row),
  chat: row.chat,
  kind: row.kind,
  ...partsShown(row, context),
  file: fileOf(row, context),
  file_error: row.media_error,
  status: row.status as ChatMessage['status'],
  sent_at: row.sent_at,
  delivered_at: row.delivered_at,
  read_at: row.read_at,
  failure: failureOf(row),
  reply_to: quotedOf(row),
  reactions: [...row.reactions],
  edited: row.edited_at !== null,
  revoked: row.revoked_at !== null,
  by: row.direction === 'outgoing' ? (row.by ?? '') : '',
  broadcast: row.broadcast !== null,
});

const partsShown = (row: MessageRow, { services, actor }: Context) => {
  const { carousel, ...parts } = partsOf(row);
  const link = (file: number) => services.links.link(actor, file);
  return { ...parts, carousel: carousel.map((card) => ({ ...card, file: card.file && mediumOf(card.file, link) })) };
};

const quotedOf = (row: MessageRow): ChatMessage['reply_to'] =>
  row.reply_to === null
    ? null
    : {
        id: row.quoted,
        incoming_outgoing: row.quoted_direction,
        line: row.quoted_kind === null ? '' : messageLine(row.quoted_kind, row.quoted_body ?? ''),
      };

/** Why it did not arrive, in words. */
const failureOf = ({ status, error_code, error_title }: MessageRow): string => {
  if (status === 'unknown') return chatTexts.unknown;
  if (status === 'cancelled' && error_code === stoppedMarketing) return chatTexts.endedMarketing;
  if (status !== 'failed') return '';
  return failureMeaning(error_code, error_title ?? '') || chatTexts.notSent;
};

/** The message's own file, or the one that stands above its template. */
const fileOf = (row: MessageRow, { services, actor }: Context): ChatMessage['file'] => {
  if (row.revoked_at !== null) return null;
  const { link } = services.links;
  if (row.file !== null)
    return {
      url: link(actor, row.file),
      thumb_url: thumbOf(row, (size) => link(actor, row.file!, size)),
      name: row.file_name,
      content_type: row.file_type,
      bytes: row.file_bytes,
      width: row.width,
      height: row.height,
    };
  if (row.header_file === null) return null;
  const { header_file: id, header_file_name, header_file_type, header_file_bytes } = row;
  return mediumOf(
    {
      id,
      name: header_file_name ?? '',
      content_type: header_file_type ?? '',
      bytes: header_file_bytes ?? 0,
    },
    (file) => link(actor, file),
  );
};

/** A file of Media, which is kept in one form. */
const mediumOf = (file: CardFile, link: (file: number) => string): NonNullable<ChatMessage['file']> => ({
  url: link(file.id),
  thumb_url: file.content_type.startsWith('image/') ? link(file.id) : null,
  name: file.name,
  content_type: file.content_type,
  bytes: file.bytes,
  width: null,
  height: null,
});

/** The larger of the two forms that pictures of messages are kept in. */
const thumbOf = ({ variants }: MessageRow, link: (size: string) => string): string | null => {
  const size = photoSizes.findLast((one) => variants?.some(({ name }) => name === one));
  return size ? link(size) : null;
};
