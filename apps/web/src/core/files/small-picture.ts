import { pictureLimits } from '@angan/contract/files/files.ts';
import { pictureTexts } from '@angan/contract/files/texts.ts';
import { word } from '../language/index.ts';
import type { Told } from './compress-worker.ts';

type OnProgress = (share: number) => void;

/**
 * A picture as it should travel (spec 5): untouched up to 1 MB, otherwise made smaller, at most 1 MB with a longest side
 * of 1920 pixels. Answers nothing where that fails. Throws with the specification's sentence for what is no file, or no
 * image. `onProgress` hears the share that is done, 0 to 1.
 */
export const smallPicture = async (given: unknown, onProgress: OnProgress = () => undefined) => {
  if (!(given instanceof Blob)) throw new Error(word(pictureTexts.notAFile));
  if (!given.type.startsWith('image/') && !isHeic(given)) throw new Error(word(pictureTexts.notAnImage));
  if (given.size <= pictureLimits.sentBytes) return given;
  const picture = given instanceof File ? given : new File([given], 'picture', { type: given.type });
  try {
    const smaller = await inWorker(picture, onProgress).catch(() => onThisThread(picture, onProgress));
    return new File([smaller], picture.name, { type: smaller.type });
  } catch {
    return undefined;
  }
};

/** A photo in Apple's format, which hardly any browser can draw, and some do not even know for an image. */
export const isHeic = (picture: Blob): boolean =>
  /^image\/hei[cf]/.test(picture.type) || (picture instanceof File && /\.hei[cf]$/i.test(picture.name));

const inWorker = (picture: File, onProgress: OnProgress) =>
  new Promise<Blob>((resolve, reject) => {
    const worker = new Worker(new URL('./compress-worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    worker.onerror = () => end(() => reject(new Error('The worker did not start.')));
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if ('share' in data) return onProgress(data.share);
      if ('smaller' in data) return end(() => resolve(data.smaller));
      end(() => reject(new Error('The worker could not read the picture.')));
    };
    worker.postMessage(picture);
  });

/** Some browsers draw pictures on the page's own thread only. */
const onThisThread = async (picture: File, onProgress: OnProgress): Promise<Blob> =>
  (await import('./compress.ts')).compress(picture, onProgress);
