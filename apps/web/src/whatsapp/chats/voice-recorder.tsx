import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconMicrophone, IconSend2, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { usePhone } from '../../ui/screen.ts';
import { toast } from '../../ui/toast.ts';
import { NoMicrophone, type Recording, recordVoice } from './record-voice.ts';
import styles from './voice-note.module.css';

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The microphone beside the box; pressed, it says so and is asked for. */
export const RecordButton = ({ onRecording }: { onRecording: (recording: Recording) => void }) => {
  const phone = usePhone();
  const [asking, setAsking] = useState(false);
  // A microphone that opens when its chat is no longer there would listen on, and nobody could see that it does.
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const leave = new AbortController();
    leaving.current = leave;
    return () => leave.abort();
  }, []);
  const begin = async () => {
    const { signal } = leaving.current;
    setAsking(true);
    try {
      onRecording(await recordVoice(signal));
    } catch (error) {
      if (signal.aborted) return;
      toast.error(error instanceof NoMicrophone ? error.message : t`The recording did not begin. Try again.`);
    } finally {
      setAsking(false);
    }
  };
  return (
    <ActionIcon
      aria-label={t`Record a voice message`}
      size={phone ? 44 : 'md'}
      loading={asking}
      onClick={() => void begin()}
    >
      <IconMicrophone size={phone ? 22 : 20} aria-hidden />
    </ActionIcon>
  );
};

interface Props {
  recording: Recording;
  onDone: () => void;
  onVoice: (file: File) => void;
}

/** What stands in the place of the box while somebody speaks. Escape throws it away, Enter sends it. */
export const VoiceRecorder = ({ recording, onDone, onVoice }: Props) => {
  const phone = usePhone();
  const [seconds, setSeconds] = useState(0);
  const [ending, setEnding] = useState(false);
  const send = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const ticking = setInterval(() => setSeconds((now) => now + 1), 1000);
    send.current?.focus();
    return () => clearInterval(ticking);
  }, []);
  const discard = () => {
    recording.discard();
    onDone();
  };
  const finish = async () => {
    setEnding(true);
    try {
      onVoice(await recording.stop());
    } catch {
      toast.error(t`The voice message could not be made. Record it again.`);
    }
    onDone();
  };
  return (
    <fieldset
      className={styles.recording}
      aria-label={t`Voice message`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // It ends the recording alone, not the chat as well.
        event.preventDefault();
        discard();
      }}
    >
      <ActionIcon aria-label={t`Discard the recording`} size={phone ? 44 : 'md'} onClick={discard}>
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
      <span className={styles.live} role="status">
        <Trans>
          <span className={styles.dot} aria-hidden="true" />
          Recording
        </Trans>
      </span>
      <span className={styles.time} role="timer" aria-label={t`Recorded`}>
        {clock(seconds)}
      </span>
      <Button
        ref={send}
        variant="filled"
        loading={ending}
        leftSection={<IconSend2 size={18} aria-hidden />}
        onClick={() => void finish()}
      >
        {t`Send`}
      </Button>
    </fieldset>
  );
};
