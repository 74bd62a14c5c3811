import { t } from '@lingui/core/macro';
import { perLanguage } from '../../core/language/index.ts';
/** A recording under way: `stop` ends it as a file that WhatsApp takes, `discard` throws it away. */
export interface Recording {
  readonly stop: () => Promise<File>;
  readonly discard: () => void;
}

/** Why nothing can be recorded, as a sentence for whoever tried. */
export class NoMicrophone extends Error {}

const reasons = perLanguage<Readonly<Record<string, string>>>(() => ({
  NotAllowedError: t`The browser may not use the microphone. Allow it for this site, then record again.`,
  NotFoundError: t`No microphone was found. Connect one, then record again.`,
  NotReadableError: t`Another program uses the microphone. Close it, then record again.`,
}));
const notOpened = perLanguage(
  () => t`The microphone did not open. If the browser asks whether this site may use it, allow it, then record again.`,
);
const noRecorder = perLanguage(() => t`This browser cannot record. Attach a voice message as a file instead.`);

/** WhatsApp takes one channel of Opus in Ogg as a voice message; browsers record Opus in WebM, or AAC in MP4. */
const recorded = ['audio/ogg;codecs=opus', 'audio/webm;codecs=opus', 'audio/mp4'];

/** Milliseconds that somebody has to answer the browser; there are browsers that never ask and never open it. */
const openingMs = 15_000;

/** The microphone, once it is open. One that opens after `signal` or too late is closed at once: nobody would see it. */
const openMicrophone = (signal: AbortSignal): Promise<MediaStream> =>
  new Promise((resolve, reject) => {
    let isAwaited = true;
    const giveUp = (why: string) => {
      isAwaited = false;
      reject(new NoMicrophone(why));
    };
    const late = setTimeout(() => giveUp(notOpened()), openingMs);
    signal.addEventListener('abort', () => giveUp(notOpened()), { once: true });
    navigator.mediaDevices
      .getUserMedia({ audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true } })
      .then(
        (stream) => {
          if (isAwaited) resolve(stream);
          else close(stream);
        },
        (error: Error) => giveUp(reasons()[error.name] ?? noRecorder()),
      )
      .finally(() => clearTimeout(late));
  });

const close = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

/** Begins to record from the microphone. Throws NoMicrophone where there is none to be had, or `signal` says to stop. */
export const recordVoice = async (signal: AbortSignal): Promise<Recording> => {
  const type = typeof MediaRecorder === 'undefined' ? undefined : recorded.find(MediaRecorder.isTypeSupported);
  if (!type || !navigator.mediaDevices) throw new NoMicrophone(noRecorder());
  const stream = await openMicrophone(signal);
  const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: 32_000 });
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  const ended = new Promise<void>((done) => recorder.addEventListener('stop', () => done(), { once: true }));
  const end = () => {
    if (recorder.state !== 'inactive') recorder.stop();
    close(stream);
  };
  recorder.start();
  return {
    discard: end,
    async stop() {
      end();
      await ended;
      const { asVoiceNote } = await import('./as-voice-note.ts');
      return asVoiceNote(new Blob(pieces, { type }));
    },
  };
};
