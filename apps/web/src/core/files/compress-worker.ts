import { compress } from './compress.ts';

/** What the worker tells: how far it is, the smaller picture, or that it cannot do it here. */
export type Told = { share: number } | { smaller: Blob } | { failed: true };

const tell = (told: Told) => postMessage(told);

addEventListener('message', async ({ data }: MessageEvent<File>) => {
  try {
    tell({ smaller: await compress(data, (share) => tell({ share })) });
  } catch {
    tell({ failed: true });
  }
});
