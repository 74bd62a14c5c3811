import { bareMime, isWhatItSays, MEDIA, type MediaKind } from '../media-rules.ts';
import { UPLOADED_DAYS } from '../media-store.ts';
import type { Meta } from '../meta.ts';
import type { Media } from '../state.ts';

const KEPT_MS = 600_000;
const WAIT_MS = 10_000;

const fetched = new WeakMap<Meta, Map<string, { until: number; file: Promise<Media | string> }>>();

/** Why a file can't be sent as this kind, or null. */
export function fileFault(media: Pick<Media, 'mime' | 'looks' | 'size'>, kind: MediaKind): string | null {
  const { mimes, most } = MEDIA[kind];
  if (!mimes.includes(media.mime))
    return `Unsupported ${kind[0]!.toUpperCase()}${kind.slice(1)} mime type ${media.mime}. Please use one of ${mimes.join(', ')}.`;
  if (media.size > most) return `The file has ${media.size} bytes, more than the ${most} of ${kind}.`;
  if (!isWhatItSays(media.mime, media.looks))
    return `The file says it is ${media.mime}, and its bytes say ${media.looks ?? 'something else'}.`;
  return null;
}

/** The file behind a link, kept for ten minutes; a sentence where it could not be had. */
export function fileOfLink(meta: Meta, link: string, number: string): Promise<Media | string> {
  const cache = fetched.get(meta) ?? new Map<string, { until: number; file: Promise<Media | string> }>();
  fetched.set(meta, cache);
  const known = cache.get(link);
  if (known && known.until > meta.clock.now()) return known.file;
  const file = load(meta, link, number);
  cache.set(link, { until: meta.clock.now() + KEPT_MS, file });
  return file;
}

async function load(meta: Meta, link: string, number: string): Promise<Media | string> {
  try {
    const answer = await fetch(link, { signal: AbortSignal.timeout(WAIT_MS) });
    if (!answer.ok) return `Downloading media from weblink failed with http code ${answer.status}`;
    const mime = bareMime(answer.headers.get('content-type') ?? '');
    const bytes = Buffer.from(await answer.arrayBuffer());
    return meta.media.add(meta.clock, { bytes, mime, number, days: UPLOADED_DAYS });
  } catch {
    return 'Downloading media from weblink failed: the address could not be reached.';
  }
}
