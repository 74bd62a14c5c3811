import { isChat, readChat, readOffers } from '@angan/domain/paste/index.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDraft } from '../core/drafts/index.ts';
import { forgetPhotos } from '../gallery/index.ts';
import { pasteForm } from '../records/index.ts';
import { useDroppedFile } from '../ui/use-dropped-file.ts';
import { ChatScreen } from './chat-screen.tsx';
import { MessageScreen } from './message-screen.tsx';
import type { ChatFile } from './use-chat.ts';
import { emptyDraft } from './use-paste.ts';
import { useShared } from './use-shared.ts';

/** Signs of the beginning that tell a chat from a message, and up to which a text is looked at for several offers. */
const beginning = 20_000;
/** Signs of a chat that are kept across a reload; the browser has room for about five million in all. */
const kept = 1_500_000;

const holdsSeveral = (text: string): boolean => {
  const start = text.slice(0, beginning);
  return isChat(start) ? readChat(start).length > 1 : text.length < beginning && readOffers(start).length > 1;
};

/** /paste: a broker's message becomes an inquiry or a property, and a chat as many as it holds. */
export const PasteScreen = () => {
  const message = useDraft(pasteForm, emptyDraft);
  const chat = useDraft<ChatFile | null>('paste:chat', null);
  const [large, setLarge] = useState<ChatFile>();
  const navigate = useNavigate();
  const file = large ?? chat.draft;
  const openChat = (next: ChatFile) => {
    message.clear();
    forgetPhotos(pasteForm);
    if (next.text.length > kept) setLarge(next);
    else chat.change(next);
  };
  const take = (text: string, name = t`Pasted messages`) => {
    // Cleared: the next listing is another, with photos of its own.
    if (text === '') forgetPhotos(pasteForm);
    if (holdsSeveral(text)) openChat({ name, text });
    else message.change({ ...emptyDraft, text });
  };
  const takeFile = async (given: File) => take(await given.text(), given.name);
  useShared(take);
  useDroppedFile(file ? undefined : (given) => void takeFile(given));
  if (file)
    return (
      <ChatScreen
        file={file}
        onClose={() => {
          setLarge(undefined);
          chat.clear();
        }}
      />
    );
  const leave = (path: string) => {
    message.clear();
    // Those of a property are on their way.
    forgetPhotos(pasteForm);
    navigate(path, { replace: true });
  };
  return (
    <MessageScreen
      draft={message.draft}
      onChange={message.change}
      onText={take}
      onSpoken={(text) => message.change({ ...emptyDraft, text })}
      onFile={(given) => void takeFile(given)}
      onSaved={leave}
      onCancel={() => leave('/')}
    />
  );
};
