import { pictureTexts } from '@angan/contract/files/texts.ts';
import { useEffect, useState } from 'react';
import { ApiError, fieldErrors } from '../../core/api/index.ts';
import { isHeic, smallPicture } from '../../core/files/index.ts';
import { word } from '../../core/language/index.ts';
import { SessionEnded } from '../../core/session/index.ts';

/** Sends a picture; hears about its own progress, 0 to 1. */
export type SendPicture = (picture: Blob, onProgress: (share: number) => void) => Promise<unknown>;

interface Step {
  name: 'Making it smaller' | 'Sending';
  /** 0 to 1. */
  share: number;
}

/**
 * What stands between a chosen file and a sent picture: it is checked, made smaller, shown and sent. What goes wrong is a
 * sentence for the person; a picture that only did not get through can be sent again without choosing it anew.
 */
export const usePictureUpload = (send: SendPicture) => {
  const [step, setStep] = useState<Step | null>(null);
  const [error, setError] = useState<string>();
  const [unsent, setUnsent] = useState<Blob>();
  const [preview, setPreview] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);

  const upload = async (picture: Blob) => {
    setError(undefined);
    setUnsent(undefined);
    setPreview(URL.createObjectURL(picture));
    setStep({ name: 'Sending', share: 0 });
    try {
      await send(picture, (share) => setStep({ name: 'Sending', share }));
    } catch (refusal) {
      setPreview(undefined);
      if (!(refusal instanceof SessionEnded)) setError(sentenceOf(refusal));
      if (refusal instanceof ApiError && (refusal.status === 0 || refusal.status >= 500)) setUnsent(picture);
    }
    setStep(null);
  };

  const choose = async (given: unknown) => {
    setError(undefined);
    setUnsent(undefined);
    try {
      const picture = await smallPicture(given, (share) => setStep({ name: 'Making it smaller', share }));
      if (picture) return await upload(picture);
      setError(isHeic(given as Blob) ? word(pictureTexts.heic) : word(pictureTexts.unreadable));
    } catch (wrong) {
      setError(sentenceOf(wrong));
    }
    setStep(null);
  };

  return {
    step,
    error,
    /** The picture as it was sent, to show before the server's own is there. */
    preview,
    choose,
    /** Sends once more what did not get through; undefined where nothing waits. */
    retry: unsent && (() => upload(unsent)),
    /** Back to what the server has, and what went wrong with it. */
    reset: (wrong?: unknown) => {
      setPreview(undefined);
      setUnsent(undefined);
      setError(wrong === undefined ? undefined : sentenceOf(wrong));
    },
  };
};

/** The server's sentence about the file, else about the whole. */
const sentenceOf = (wrong: unknown): string => Object.values(fieldErrors(wrong))[0] ?? (wrong as Error).message;
