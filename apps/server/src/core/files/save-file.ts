import { type FileKind, photoSizes } from '@angan/contract/files/files.ts';
import { pictureTexts } from '@angan/contract/files/texts.ts';
import type { UploadedFile } from '@angan/contract/files/upload.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { Context } from '../context.ts';
import { fieldErrors } from '../errors.ts';
import { contentTypeOf, isPicture } from './content-type.ts';
import { type FileBlob, keepFile } from './keep-file.ts';
import { officeTypeOf } from './office-type.ts';
import { PictureFault, type PictureForm, remakePicture } from './pictures.ts';

interface Placed {
  readonly kind: FileKind;
  readonly recordId: number;
  /** The form's field, for what is said of a file that cannot be taken. */
  readonly field: string;
  /** Only pictures. */
  readonly picture?: boolean;
  /** Only these content types, and what is said of any other. */
  readonly only?: { readonly types: readonly string[]; readonly refusal: string };
  /** How pictures are made anew; as people's photos where nothing is said. */
  readonly pictureForm?: PictureForm;
}

/**
 * Takes a file in and answers its id. Pictures are made anew with their smaller ones; other known kinds are kept as they
 * are. Refuses with 400 at `field` what is empty, of no known kind, or not what it says. Should the request fail
 * afterwards, or the process die, what was stored is purged.
 */
export const saveFile = async (context: Context, file: UploadedFile, placed: Placed): Promise<number> => {
  const refuse = (sentence: string) => fieldErrors({ [placed.field]: [sentence] });
  if (file.content.byteLength === 0) throw refuse(drf.emptyFile);
  const type = contentTypeOf(file.content) ?? (placed.only && officeTypeOf(file.content));
  if (type === 'image/heic') throw refuse(pictureTexts.heic);
  if (placed.only && !(type && placed.only.types.includes(type))) throw refuse(placed.only.refusal);
  if (placed.picture && !(type && isPicture(type))) throw refuse(drf.notAnImage);
  if (!type) throw refuse('Files of this kind cannot be kept here. Send a picture, a PDF or an MP4 video.');
  const [full, ...variants] = isPicture(type)
    ? await remakePicture(file.content, placed.pictureForm ?? { sizes: photoSizes }).catch((error: unknown) => {
        throw error instanceof PictureFault ? refuse(error.message) : error;
      })
    : [asItIs(file, type)];

  const { services, actor, db, request } = context;
  const keeper = { services, db, companyId: actor.companyId, userId: actor.userId, requestId: request.id };
  return keepFile(keeper, { name: file.filename, kind: placed.kind, recordId: placed.recordId }, full, variants);
};

const asItIs = ({ content }: UploadedFile, content_type: string): FileBlob => ({
  name: 'full',
  // The same bytes: a video is not held twice.
  content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
  content_type,
});
