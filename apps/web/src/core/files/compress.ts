import { pictureLimits } from '@angan/contract/files/files.ts';
import imageCompression from 'browser-image-compression';

/** Makes a picture smaller where this runs: at most 1 MB, its longest side at most 1920 pixels. `share` is 0 to 1. */
export const compress = (picture: File, onProgress: (share: number) => void): Promise<Blob> =>
  imageCompression(picture, {
    maxSizeMB: pictureLimits.sentBytes / 1024 / 1024,
    maxWidthOrHeight: pictureLimits.side,
    // Each step takes a little of size and quality away; noisy pictures need more than the usual ten.
    initialQuality: 0.9,
    maxIteration: 20,
    // PNG cannot trade quality for bytes: a photo in it would shrink to a stamp, and take a minute. WebP keeps what
    // shines through as well.
    fileType: picture.type === 'image/png' ? 'image/webp' : picture.type,
    // The library's own worker is a blob that loads the library from elsewhere: our policy for scripts has no room for either.
    useWebWorker: false,
    onProgress: (percent) => onProgress(percent / 100),
  });
