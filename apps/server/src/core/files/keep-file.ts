import { randomUUID, webcrypto } from 'node:crypto';
import type { FileKind } from '@angan/contract/files/files.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../context.ts';
import { onConnection } from '../database/on-connection.ts';
import type { DB } from '../database/schema.gen.ts';
import { inTransaction, openingForCompany } from '../database/transaction.ts';
import type { Picture } from './pictures.ts';
import { purgeLater } from './purge.ts';

/** Bytes with what they are; pictures know their size. */
export type FileBlob = Omit<Picture, 'width' | 'height'> & Partial<Picture>;

/** Who keeps a file: a request or a job. `db` is its transaction. */
export interface Keeper {
  readonly services: Services;
  readonly db: Kysely<DB>;
  readonly companyId: number;
  readonly userId: number | null;
  readonly requestId: string;
}

export interface Place {
  readonly kind: FileKind;
  readonly recordId: number;
  readonly name: string;
}

/**
 * Stores the bytes of a file with its smaller forms and answers its id. Should the transaction fail afterwards, or the
 * process die, what was stored is purged. What the content is has been looked at before.
 */
export const keepFile = async (
  { services, db, companyId, userId, requestId }: Keeper,
  { kind, recordId, name }: Place,
  full: FileBlob,
  variants: readonly FileBlob[] = [],
): Promise<number> => {
  const key = randomUUID();
  const opening = openingForCompany(companyId, userId, requestId);
  await inTransaction(services.apartPool, opening, (client) => purgeLater(onConnection(client), key, 'if unused'));
  await Promise.all(
    [full, ...variants].map((blob) =>
      services.store.put(`${companyId}/${key}/${blob.name}`, blob.content, blob.content_type),
    ),
  );
  const saved = await db
    .insertInto('stored_file')
    .values({
      company_id: companyId,
      kind,
      record_id: recordId,
      name: nameOf(name, full.content_type),
      ...measured(full),
      sha256: Buffer.from(await webcrypto.subtle.digest('SHA-256', full.content as Uint8Array<ArrayBuffer>)).toString(
        'hex',
      ),
      variants: JSON.stringify(variants.map((variant) => ({ name: variant.name, ...measured(variant) }))),
      store_key: key,
      created_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return saved.id;
};

const measured = ({ content, content_type, ...size }: FileBlob) => ({
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
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'video/3gpp': '3gp',
  'audio/ogg': 'ogg',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/aac': 'aac',
  'audio/amr': 'amr',
  'text/csv': 'csv',
  'text/vcard': 'vcf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

/** The name without folders and signs that trouble file systems, ending in what the content is where that is known. */
export const nameOf = (given: string, contentType: string): string => {
  const base = given
    .split(/[\\/]/)
    .at(-1)!
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .trim()
    .slice(0, 100);
  const own = /\.([a-z0-9]{1,5})$/i.exec(given)?.[1]?.toLowerCase();
  return `${base || 'file'}.${extensions[contentType.split(';', 1)[0]!] ?? own ?? 'bin'}`;
};
