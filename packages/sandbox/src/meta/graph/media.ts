import { coded, GraphError, invalid, noSuchObject } from '../errors.ts';
import { ALL_MIMES, bareMime, kindOf, MEDIA } from '../media-rules.ts';
import { UPLOADED_DAYS } from '../media-store.ts';
import type { Media, PhoneNumber } from '../state.ts';
import { allowed, type GraphCall, ok, SEND, text } from './call.ts';

/** POST /{number}/media: multipart with messaging_product, type and file. */
export async function uploadMedia(call: GraphCall, number: PhoneNumber): Promise<unknown> {
  allowed(call, number.waba, SEND);
  if (call.params.messaging_product !== 'whatsapp') throw invalid('The parameter messaging_product is required.');
  const file = call.form?.get('file');
  if (!(file instanceof File)) throw invalid('The parameter file is required.');
  const said = text(call.params.type);
  const mime = bareMime(file.type || said || '');
  const kind = kindOf(mime);
  if (!kind)
    throw invalid(
      `Param file must be a file with one of the following types: ${ALL_MIMES.join(', ')}. Received file of type '${mime || 'application/octet-stream'}'.`,
    );
  if (said && bareMime(said) !== mime)
    throw invalid(`Param type '${said}' does not match the type of the file, '${mime}'.`);
  const { most } = MEDIA[kind];
  if (file.size > most)
    throw coded(131053, `File size ${file.size} is larger than the ${most} bytes that ${mime} may have.`);
  if (file.size === 0) throw invalid('Param file must not be empty.');
  const bytes = Buffer.from(await file.arrayBuffer());
  const { meta } = call;
  const media = meta.media.add(meta.clock, {
    bytes,
    mime,
    number: number.id,
    filename: file.name,
    days: UPLOADED_DAYS,
  });
  meta.changed();
  return { id: media.id };
}

/** A file that this caller may see. */
function seen(call: GraphCall, media: Media): Media {
  const number = media.number && call.meta.numbers.get(media.number);
  if (!number) throw noSuchObject(call.method, media.id);
  allowed(call, number.waba, SEND);
  const asked = text(call.params.phone_number_id);
  if (asked && asked !== number.id) throw noSuchObject(call.method, media.id);
  return media;
}

export function readMedia(call: GraphCall, media: Media): unknown {
  const { id, mime, sha256, size } = seen(call, media);
  const { meta } = call;
  return {
    messaging_product: 'whatsapp',
    url: meta.media.url(meta.origin, media, meta.clock),
    mime_type: mime,
    sha256,
    file_size: size,
    id,
  };
}

export function deleteMedia(call: GraphCall, media: Media): unknown {
  seen(call, media);
  call.meta.media.remove(media.id);
  call.meta.changed();
  return ok;
}

/** The bytes behind an address of `readMedia`: the media and what of it was asked for. */
export function mediaBytes(call: GraphCall): { media: Media; bytes: Buffer } {
  const { meta, params } = call;
  const id = text(params.mid) ?? '';
  const media = meta.media.find(id, meta.clock.now());
  const bytes = media && meta.media.read(id);
  if (!media || !bytes || !meta.media.urlHolds(id, text(params.ext) ?? '', text(params.hash) ?? '', meta.clock))
    throw new GraphError({ code: 100, message: 'URL signature expired', status: 404 });
  seen({ ...call, id, params: {} }, media);
  return { media, bytes };
}
