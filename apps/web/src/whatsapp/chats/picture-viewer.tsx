import type { ChatMessage } from '@angan/contract/whatsapp/messages.ts';
import { plainText } from '@angan/domain/whatsapp/templates/index.ts';
import { Suspense } from 'react';
import { Viewer } from '../../gallery/index.ts';

interface Props {
  messages: readonly ChatMessage[];
  /** The message whose picture is shown first. */
  start: number;
  onClose: () => void;
}

/** All pictures of the chat that are loaded, over the whole screen. */
export const PictureViewer = ({ messages, start, onClose }: Props) => {
  const withPicture = messages.filter(({ file }) => file?.content_type.startsWith('image/'));
  const pictures = withPicture.map(({ id, file, message_body }) => ({
    id,
    url: file!.url,
    thumb: file!.thumb_url ?? file!.url,
    caption: plainText(message_body),
    label: plainText(message_body) || file!.name,
  }));
  const at = withPicture.findIndex(({ id }) => id === start);
  return (
    <Suspense fallback={null}>
      <Viewer pictures={pictures} start={Math.max(0, at)} onClose={onClose} />
    </Suspense>
  );
};
