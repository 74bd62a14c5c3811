import type { SharePictureSize } from '@angan/contract/shares/links.ts';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../core/context.ts';
import { cutSizes, markPicture, readPicture } from '../pictures.ts';

/** Bytes of marked pictures that a process has at hand: drawing one takes it a quarter of a second, and a family opens a share together. */
const atHandBytes = 32_000_000;

interface Wanted {
  readonly place: Parameters<typeof readPicture>[1];
  readonly mark: Parameters<typeof markPicture>[1];
  readonly size: SharePictureSize | undefined;
}

/**
 * Pictures of shares as strangers get them, each drawn once however many ask; undefined where a file is gone. Whether a
 * stranger may still see it is for the caller to ask, each time.
 */
export const newMarkedPictures = (services: Pick<Services, 'store'>) => {
  const atHand = new LRUCache<string, Buffer, Wanted>({
    maxSize: atHandBytes,
    sizeCalculation: (picture) => picture.length,
    fetchMethod: async (_key, _before, { context: { place, mark, size } }) => {
      const content = await readPicture(services, place);
      return content && markPicture(content, mark, size && cutSizes[size]);
    },
  });
  return (wanted: Wanted): Promise<Buffer | undefined> =>
    atHand.fetch(`${wanted.mark.code} ${wanted.place.store_key} ${wanted.size ?? ''}`, { context: wanted });
};
