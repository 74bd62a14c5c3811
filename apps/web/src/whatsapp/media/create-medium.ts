import { whatsappMediaCalls } from '@angan/contract/whatsapp/media.ts';
import type { MediaKind } from '@angan/domain/whatsapp/templates/index.ts';
import { client, type RequestOptions } from '../../core/api/index.ts';
import { smallPicture } from '../../core/files/index.ts';

const api = client(whatsappMediaCalls);

interface Given {
  readonly file_type: MediaKind;
  readonly description: string;
  readonly file: File;
}

/**
 * Puts a file among the media, a picture made smaller first. One that cannot be made smaller goes as it is: the server
 * says what is wrong with it.
 */
export const createMedium = async ({ file, ...given }: Given, options?: RequestOptions) => {
  const small = given.file_type === 'Image' ? await smallPicture(file).catch(() => file) : file;
  // A request hears only of what is stopped after it began.
  options?.signal?.throwIfAborted();
  return api.create({ body: { ...given, file: small ?? file } }, options);
};
