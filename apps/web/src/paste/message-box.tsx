import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, FileButton, Textarea } from '@mantine/core';
import { IconClipboard, IconFileText } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { canDictate, readCopied } from '../core/platform/index.ts';
import { MarkedWord } from '../ui/marked-words.tsx';
import type { ShownKey } from './field-words.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './message-box.module.css';

const DictateButton = lazy(async () => ({
  default: (await import('./dictation/dictate-button.tsx')).DictateButton,
}));

interface Props {
  text: string;
  /** Left out for a message that stays as it is. */
  onText?: (text: string) => void;
  /** While somebody speaks, who has not said everything yet; together with `onText`. */
  onSpoken?: (text: string) => void;
  onFile?: (file: File) => void;
  onGo: (field: ShownKey) => void;
}

/** The message: a box to paste it into, then the message itself with what was read marked in it. */
export const MessageBox = ({ text, onText, onSpoken, onFile, onGo }: Props) => {
  const [isWriting, setWriting] = useState(false);
  const [isSpeaking, setSpeaking] = useState(false);
  const paste = async () => {
    const pasted = await readCopied();
    if (pasted === undefined) setWriting(true);
    else if (pasted.trim() !== '') onText?.(pasted);
  };
  const isOpen = isWriting || isSpeaking || text === '';
  return (
    <div className={styles.box}>
      {isOpen ? (
        <Textarea
          aria-label={t`Message`}
          placeholder={t`Paste a broker's message here`}
          value={text}
          autosize
          minRows={6}
          maxRows={14}
          autoFocus={isWriting}
          onChange={(event) => {
            setWriting(true);
            onText?.(event.currentTarget.value);
          }}
          onPaste={() => setTimeout(() => setWriting(false))}
          onBlur={() => setWriting(false)}
        />
      ) : (
        <div className={styles.card}>
          <MarkedText onGo={onGo} />
        </div>
      )}
      <div className={styles.tools}>
        {text !== '' && !isOpen && (
          <p className={styles.legend}>
            <Trans>
              <MarkedWord>word</MarkedWord> read <MarkedWord grade="Medium">word</MarkedWord> guessed
            </Trans>
          </p>
        )}
        <span className={styles.space} />
        {onText && onSpoken && canDictate() && (
          <Suspense>
            <DictateButton
              text={text}
              onText={(spoken) => {
                setSpeaking(true);
                onSpoken(spoken);
              }}
              onDone={(spoken) => {
                setSpeaking(false);
                setWriting(false);
                onText(spoken);
              }}
            />
          </Suspense>
        )}
        {text === '' ? (
          <>
            <FileButton accept=".txt,text/plain" onChange={(file) => file && onFile?.(file)}>
              {(props) => (
                <Button {...props} leftSection={<IconFileText size={16} aria-hidden />}>
                  {t`Exported chat`}
                </Button>
              )}
            </FileButton>
            <Button variant="filled" leftSection={<IconClipboard size={16} aria-hidden />} onClick={paste}>
              {t`Paste`}
            </Button>
          </>
        ) : onText ? (
          <>
            <Button size="xs" variant="transparent" onClick={() => onText('')}>
              {t`Clear`}
            </Button>
            {!isOpen && (
              <Button size="xs" onClick={() => setWriting(true)}>
                {t`Edit message`}
              </Button>
            )}
          </>
        ) : null}
      </div>
    </div>
  );
};
