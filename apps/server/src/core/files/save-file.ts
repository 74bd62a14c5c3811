import { createHash, randomUUID } from 'node:crypto';
import type { FileKind } from '@angan/contract/files/files.ts';
import type { UploadedFile } from '@angan/contract/files/upload.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { Context } from '../context.ts';
import { onConnection } from '../database/on-connection.ts';
import { inTransaction, openingForCompany } from '../database/transaction.ts';
import { fieldErrors } from '../errors.ts';
import { contentTypeOf, isPicture } from './content-type.ts';
import { type Picture, PictureFault, remakePicture } from './pictures.ts';
import { purgeLater } from './purge.ts';

interface Placed {
  readonly kind: FileKind;
  readonly recordId: number;
  /** The form's field, for what is said of a file that cannot be taken. */
  readonly field: string;
  /** Only pictures. */
  readonly picture?: boolean;
}

/**
 * Takes a file in and answers its id. Pictures are made anew with their smaller ones; other known kinds are kept as they
 * are. Refuses with 400 at `field` what is empty, of no known kind, or not what it says. Should the request fail
 * afterwards, or the process die, what was stored is purged.
 */
export const saveFile = async (context: Context, file: UploadedFile, placed: Placed): Promise<number> => {
  const refuse = (sentence: string) => fieldErrors({ [placed.field]: [sentence] });
  if (file.content.byteLength === 0) throw refuse(drf.emptyFile);
  const type = contentTypeOf(file.content);
  if (placed.picture && !(type && isPicture(type))) throw refuse(drf.notAnImage);
  if (!type) throw refuse('Files of this kind cannot be kept here. Send a picture, a PDF or an MP4 video.');
  const [full, ...variants] = isPicture(type)
    ? await remakePicture(file.content, type).catch((error: unknown) => {
        throw error instanceof PictureFault ? refuse(error.message) : error;
      })
    : [asItIs(file.content, type)];
  return store(context, placed, nameOf(file.filename, full.content_type), [full, ...variants]);
};

/** Keeps a file that we wrote ourselves under the name that we gave it, and answers its id. */
export const keepFile = (
  context: Context,
  placed: Pick<Placed, 'kind' | 'recordId'>,
  made: { readonly name: string; readonly content: Uint8Array; readonly contentType: string },
): Promise<number> => store(context, placed, made.name, [asItIs(made.content, made.contentType)]);

type Blob = Omit<Picture, 'width' | 'height'> & Partial<Picture>;

/** First the blobs, then the row that names them: should the row not come, they are purged in an hour. */
const store = async (
  { services, actor, db, request }: Context,
  placed: Pick<Placed, 'kind' | 'recordId'>,
  name: string,
  [full, ...variants]: [Blob, ...Blob[]],
): Promise<number> => {
  const key = randomUUID();
  const opening = openingForCompany(actor.companyId, actor.userId, request.id);
  await inTransaction(services.apartPool, opening, (client) => purgeLater(onConnection(client), key, 'if unused'));
  await Promise.all(
    [full, ...variants].map((blob) =>
      services.store.put(`${actor.companyId}/${key}/${blob.name}`, blob.content, blob.content_type),
    ),
  );
  const saved = await db
    .insertInto('stored_file')
    .values({
      company_id: actor.companyId,
      kind: placed.kind,
      record_id: placed.recordId,
      name,
      ...measured(full),
      sha256: createHash('sha256').update(full.content).digest('hex'),
      variants: JSON.stringify(variants.map((variant) => ({ name: variant.name, ...measured(variant) }))),
      store_key: key,
      created_by: actor.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return saved.id;
};

const asItIs = (content: Uint8Array, content_type: string): Blob => ({
  name: 'full',
  content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
  content_type,
});

const measured = ({ content, content_type, ...size }: Blob) => ({
  content_type,
  bytes: content.length,
  width: size.width ?? null,
  height: size.height ?? null,
});

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
};

/** The name without folders and signs that trouble file systems, ending in what the content is. */
const nameOf = (given: string, contentType: string): string => {
  const base = given
    .split(/[\\/]/)
    .at(-1)!
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .trim()
    .slice(0, 100);
  return `${base || 'file'}.${extensions[contentType]}`;
};
