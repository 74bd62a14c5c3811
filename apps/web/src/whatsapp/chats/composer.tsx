import type { ChatDetail } from '@angan/contract/whatsapp/chats.ts';
import { type ChatMessage, messageLimits } from '@angan/contract/whatsapp/messages.ts';
import { filledQuickReply, messageLine } from '@angan/domain/whatsapp/chats.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button, Textarea } from '@mantine/core';
import { IconSend2, IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDraft } from '../../core/drafts/index.ts';
import { useAuth } from '../../core/session/index.ts';
import { usePhone } from '../../ui/screen.ts';
import { AttachMenu } from './attach-menu.tsx';
import styles from './composer.module.css';
import { EmojiButton } from './emoji-button.tsx';
import { QuickReplyList, useFittingReplies } from './quick-reply-list.tsx';
import type { Recording } from './record-voice.ts';
import type { Sending } from './use-send.ts';
import { RecordButton, VoiceRecorder } from './voice-recorder.tsx';

interface Props {
  chat: ChatDetail;
  sending: Sending;
  /** The message that is answered. */
  answered: ChatMessage | undefined;
  onAnswered: () => void;
  onTemplate: () => void;
}

/** Enter sends, Shift and Enter begin a new line, '/' offers quick replies. What is typed is kept for each chat. */
export const Composer = ({ chat, sending, answered, onAnswered, onTemplate }: Props) => {
  const phone = usePhone();
  const me = useAuth(({ userInfo }) => userInfo?.first_name ?? '');
  const { draft, change, clear } = useDraft(`chat:${chat.id}`, '');
  const box = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [at, setAt] = useState(0);
  const [hidden, setHidden] = useState(false);
  const [recording, setRecording] = useState<Recording>();
  const replies = useFittingReplies(draft);
  const offers = !hidden && draft.startsWith('/');
  // Whoever goes to another chat goes on without it, and without a microphone that listens.
  useEffect(() => () => recording?.discard(), [recording]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is answered
  useEffect(() => {
    if (answered) box.current?.focus();
  }, [answered?.id]);

  const type = (text: string) => {
    change(text);
    setHidden(false);
    setAt(0);
    sending.forgive();
  };
  const pick = (body: string) => {
    const names = { name: chat.name, first_name: chat.name.split(/\s+/)[0] ?? '', my_name: me };
    change(filledQuickReply(body, names));
    setHidden(true);
    box.current?.focus();
  };
  const send = async () => {
    const text = draft.trim();
    if (text === '') return;
    const quoted = answered;
    clear();
    onAnswered();
    const message = await sending.send(
      { content_type: 'text', message_body: text, ...(quoted && { reply_to: quoted.id }) },
      { body: text, what: '' },
    );
    // What did not go is given back, unless something else was begun meanwhile.
    if (!message && box.current?.value === '') change(text);
  };
  const sendFile = (file: File) =>
    sending
      .send(
        { content_type: 'media', file, message_body: draft.trim(), ...(answered && { reply_to: answered.id }) },
        { body: draft.trim(), what: file.name },
      )
      .then((message) => {
        if (message) {
          clear();
          onAnswered();
        }
      });
  const sendVoice = (file: File) =>
    sending
      .send(
        { content_type: 'media', file, ...(answered && { reply_to: answered.id }) },
        { body: '', what: t`Voice message` },
      )
      .then((message) => {
        if (message) onAnswered();
      });
  /** Puts it where the cursor is, and the cursor behind it. */
  const insert = (emoji: string) => {
    const field = box.current;
    const from = field?.selectionStart ?? draft.length;
    const until = field?.selectionEnd ?? draft.length;
    // At once: what is typed next goes after the emoji, however fast.
    flushSync(() => type(draft.slice(0, from) + emoji + draft.slice(until)));
    field?.focus();
    field?.setSelectionRange(from + emoji.length, from + emoji.length);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = offers ? replies[at] : undefined;
    if (offers && replies.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setAt((at + (event.key === 'ArrowDown' ? 1 : -1) + replies.length) % replies.length);
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (chosen) pick(chosen.body);
      else void send();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (offers) setHidden(true);
      else if (answered) onAnswered();
      else box.current?.blur();
    }
  };
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    void sendFile(file);
  };

  return (
    <div className={styles.composer}>
      {offers && <QuickReplyList id={listId} replies={replies} at={at} onPick={pick} typed={draft} />}
      {answered && (
        <div className={styles.answered}>
          <span>
            <b>{t`Reply to ${answered.incoming_outgoing === 'outgoing' ? t`yourself` : chat.name || t`them`}`}</b>
            <span>{messageLine(answered.kind, answered.message_body)}</span>
          </span>
          <ActionIcon size="sm" aria-label={t`Do not reply to this message`} onClick={onAnswered}>
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </div>
      )}
      {sending.why && (
        <p className={styles.error} role="alert">
          {sending.why}
        </p>
      )}
      {recording && (
        <div className={styles.row}>
          <VoiceRecorder
            recording={recording}
            onDone={() => setRecording(undefined)}
            onVoice={(file) => void sendVoice(file)}
          />
        </div>
      )}
      <div className={styles.row} hidden={recording !== undefined}>
        <AttachMenu chat={chat} sending={sending} onFile={(file) => void sendFile(file)} onTemplate={onTemplate} />
        <EmojiButton onChosen={insert} />
        <Textarea
          ref={box}
          className={styles.box}
          aria-label={t`Message`}
          placeholder={phone ? t`Message` : t`Message, or '/' for quick replies`}
          value={draft}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={messageLimits.text}
          enterKeyHint="send"
          variant={phone ? 'default' : 'unstyled'}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={keys}
          onPaste={paste}
          {...(offers && { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${at}` })}
        />
        {/* On a phone, where there is room for one of both, words come first. */}
        {(!phone || draft.trim() === '') && <RecordButton onRecording={setRecording} />}
        {phone && draft.trim() === '' ? null : phone ? (
          <ActionIcon
            variant="filled"
            size={44}
            aria-label={t`Send`}
            disabled={draft.trim() === ''}
            onClick={() => void send()}
          >
            <IconSend2 size={20} aria-hidden />
          </ActionIcon>
        ) : (
          <Button
            variant="filled"
            leftSection={<IconSend2 size={18} aria-hidden />}
            disabled={draft.trim() === ''}
            onClick={() => void send()}
          >
            {t`Send`}
          </Button>
        )}
      </div>
    </div>
  );
};
