import { randomBytes } from 'node:crypto';
import { GraphError, invalid } from '../errors.ts';
import { kindOf, MEDIA, SAMPLES } from '../media-rules.ts';
import { plainMime } from '../media-store.ts';
import type { Meta } from '../meta.ts';
import type { App, Upload } from '../state.ts';
import { type GraphCall, text } from './call.ts';

const DAY = 86_400_000;
const randomText = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** POST /{app}/uploads opens a session; its id goes into the path of the next call as it is. */
export function openUpload(call: GraphCall, app: App): unknown {
  const { params, meta, token } = call;
  if (!token || token.app !== app.id)
    throw new GraphError({ code: 10, message: '(#10) An upload needs a user access token of this app.' });
  const type = text(params.file_type) ?? '';
  const length = Number(text(params.file_length));
  if (!SAMPLES.has(type)) throw invalid(`Param file_type must be one of {${[...SAMPLES.keys()].join(', ')}}.`);
  if (!Number.isInteger(length) || length < 1) throw invalid('Param file_length must be a positive number of bytes.');
  const { most } = MEDIA[kindOf(plainMime(type))!];
  if (length > most) throw invalid(`Param file_length can be at most ${most} for ${type}.`);
  const id = `upload:${Buffer.from(`attachment:${randomText(12)}`).toString('base64url')}`;
  const sig = `ARZ${randomText(18)}`;
  const name = text(params.file_name) ?? 'file';
  meta.uploads.set(id, { id, sig, app: app.id, user: token.user, name, length, type, received: [], offset: 0 });
  return { id: `${id}?sig=${sig}` };
}

function session(call: GraphCall): Upload {
  const upload = call.meta.uploads.get(call.id);
  if (!upload || upload.sig !== text(call.params.sig)) throw invalid('The upload session is not known or has ended.');
  return upload;
}

const progress = (upload: Upload) => ({ id: `${upload.id}?sig=${upload.sig}`, file_offset: upload.offset });

/** GET /upload:… tells from which byte to go on. */
export const readUpload = (call: GraphCall): unknown => progress(session(call));

/** POST /upload:… with `file_offset`; what arrives of a connection that breaks off stays. Answers the handle at the end. */
export async function continueUpload(
  call: GraphCall,
  offset: string | undefined,
  body: AsyncIterable<Buffer>,
): Promise<unknown> {
  const upload = session(call);
  if (offset === undefined) throw invalid('The header file_offset is required.');
  if (Number(offset) !== upload.offset) throw invalid(`The header file_offset must be ${upload.offset}.`);
  for await (const chunk of body) {
    if (upload.offset + chunk.length > upload.length) throw invalid('More bytes than file_length were sent.');
    upload.received.push(chunk);
    upload.offset += chunk.length;
  }
  if (upload.offset < upload.length) return progress(upload);
  call.meta.uploads.delete(upload.id);
  return { h: handleOf(call.meta, upload) };
}

function handleOf(meta: Meta, upload: Upload): string {
  const days = meta.settings.handle_days;
  const expires_at = meta.clock.now() + days * DAY;
  const mime = plainMime(upload.type);
  const media = meta.media.add(meta.clock, {
    bytes: Buffer.concat(upload.received),
    mime,
    number: null,
    filename: upload.name,
    days: 3650,
  });
  const kind = Buffer.from(upload.type).toString('base64');
  const handle = `4::${kind}:ARb${randomText(24)}:e:${Math.floor(expires_at / 1000)}:${upload.app}:${upload.user}:ARc${randomText(12)}`;
  meta.handles.set(handle, { type: mime, expires_at, media: media.id });
  return handle;
}

/** Why a handle can't be the sample of a header of this format, or null. */
export function handleFault(meta: Meta, handle: string, format: string): string | null {
  const uploaded = meta.handles.get(handle);
  if (!uploaded) return "Param header['example']['header_handle'] is not a handle of a finished upload.";
  if (uploaded.expires_at <= meta.clock.now()) return "Param header['example']['header_handle'] has expired.";
  if (SAMPLES.get(uploaded.type) !== format) return `Param header['example']['header_handle'] is no ${format}.`;
  return null;
}
