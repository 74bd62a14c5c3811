import { createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from './clock.ts';
import { objectId } from './ids.ts';
import { bareMime, looksLike } from './media-rules.ts';
import type { Media } from './state.ts';

const DAY = 86_400_000;
export const UPLOADED_DAYS = 30;
export const INCOMING_DAYS = 7;
const URL_SECONDS = 300;

/** Files of messages: what they are in memory, their bytes in a folder where there is one. */
export class MediaStore {
  readonly byId = new Map<string, Media>();
  private readonly bytes = new Map<string, Buffer>();
  private readonly folder: string | undefined;
  private readonly secret = randomBytes(16);

  constructor(folder: string | undefined) {
    this.folder = folder && join(folder, 'meta-media');
    if (this.folder) mkdirSync(this.folder, { recursive: true });
  }

  add(
    clock: Clock,
    file: { bytes: Buffer; mime: string; number: string | null; filename?: string; days: number },
  ): Media {
    const { bytes, mime, number } = file;
    const media: Media = {
      id: objectId(),
      number,
      mime,
      looks: looksLike(bytes),
      sha256: createHash('sha256').update(bytes).digest('hex'),
      size: bytes.length,
      filename: file.filename ?? null,
      created_at: clock.now(),
      expires_at: clock.now() + file.days * DAY,
    };
    this.byId.set(media.id, media);
    if (this.folder) writeFileSync(join(this.folder, media.id), bytes);
    else this.bytes.set(media.id, bytes);
    return media;
  }

  /** The file, unless it is unknown or its days are over. */
  find(id: string, now: number): Media | undefined {
    const media = this.byId.get(id);
    return media && media.expires_at > now ? media : undefined;
  }

  read(id: string): Buffer | undefined {
    if (!this.folder) return this.bytes.get(id);
    try {
      return this.byId.has(id) ? readFileSync(join(this.folder, id)) : undefined;
    } catch {
      return undefined;
    }
  }

  remove(id: string): void {
    this.byId.delete(id);
    this.bytes.delete(id);
    if (this.folder) rmSync(join(this.folder, id), { force: true });
  }

  /** An address that is good for five minutes, and only with a token. */
  url(origin: string, media: Media, clock: Clock): string {
    const ext = clock.seconds() + URL_SECONDS;
    return `${origin}/whatsapp_business/attachments/?mid=${media.id}&source=getMedia&ext=${ext}&hash=${this.hash(media.id, ext)}`;
  }

  /** Whether an address is one of ours and still good. */
  urlHolds(id: string, ext: string, hash: string, clock: Clock): boolean {
    return hash === this.hash(id, Number(ext)) && Number(ext) >= clock.seconds();
  }

  clear(): void {
    for (const id of [...this.byId.keys()]) this.remove(id);
  }

  private hash(id: string, ext: number): string {
    return createHmac('sha256', this.secret).update(`${id}:${ext}`).digest('base64url').slice(0, 32);
  }
}

/** Like `bareMime`, with the one synonym that phones and browsers write. */
export const plainMime = (mime: string): string => bareMime(mime).replace('image/jpg', 'image/jpeg');
