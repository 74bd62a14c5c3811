import type { ChatMessage } from '@angan/contract/whatsapp/messages.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconMicrophone, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Slider } from '../../ui/slider.tsx';
import styles from './voice-note.module.css';

/** The one that is heard: another one stops it. */
let heard: HTMLAudioElement | undefined;

/** 'm:ss'; '' while a length is not known. */
const clock = (seconds: number): string =>
  Number.isFinite(seconds) ? `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}` : '';

/** A recording: heard, stopped and wound, as on a phone. What the browser cannot play can be saved. */
export const VoiceNote = ({ file }: { file: NonNullable<ChatMessage['file']> }) => {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [length, setLength] = useState(Number.NaN);
  const [broken, setBroken] = useState(false);
  if (broken)
    return (
      <a className={styles.broken} href={file.url} download={file.name}>
        <IconMicrophone size={20} aria-hidden />
        {t`This browser cannot play the voice message. Save it`}
      </a>
    );
  const toggle = () => {
    const own = audio.current;
    if (!own) return;
    if (!own.paused) return own.pause();
    if (heard !== own) heard?.pause();
    heard = own;
    own.play().catch(() => setBroken(own.error !== null));
  };
  return (
    <fieldset className={styles.voice} aria-label={t`Voice message`}>
      {/* biome-ignore lint/a11y/useMediaCaption: what people say has no captions */}
      <audio
        ref={audio}
        src={file.url}
        preload="metadata"
        onLoadedMetadata={({ currentTarget }) => setLength(currentTarget.duration)}
        onDurationChange={({ currentTarget }) => setLength(currentTarget.duration)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setAt(0)}
        onError={() => setBroken(true)}
      />
      <ActionIcon variant="filled" aria-label={playing ? t`Pause` : t`Play`} onClick={toggle}>
        {playing ? <IconPlayerPauseFilled size={18} aria-hidden /> : <IconPlayerPlayFilled size={18} aria-hidden />}
      </ActionIcon>
      <Slider
        percent={length > 0 ? (at / length) * 100 : 0}
        aria-label={t`Place in the voice message`}
        aria-valuetext={clock(at)}
        min={0}
        max={Number.isFinite(length) ? length : 0}
        step="any"
        value={at}
        onChange={({ currentTarget }) => {
          if (audio.current) audio.current.currentTime = Number(currentTarget.value);
          setAt(Number(currentTarget.value));
        }}
        onKeyDown={(event) => event.stopPropagation()}
      />
      <span className={styles.time}>{clock(at > 0 ? at : length)}</span>
    </fieldset>
  );
};
