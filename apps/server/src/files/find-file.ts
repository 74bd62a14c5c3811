import type { FileKind } from '@angan/contract/files/files.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { maySee } from './may-see.ts';

/** What is sent of a file: the whole, or one of its smaller pictures. */
export interface FoundFile {
  readonly blob: string;
  readonly content_type: string;
  readonly bytes: number;
  readonly name: string;
  /** Changes when the content does. */
  readonly tag: string;
}

/** Support sees the pictures of what is offered and of people, and no paper: what stands in it cannot be masked. */
const supportKinds: ReadonlySet<string> = new Set<FileKind>(['property', 'project', 'user_photo']);
const isForSupport = (file: { readonly kind: string; readonly content_type: string }) =>
  supportKinds.has(file.kind) && file.content_type.startsWith('image/');

/** The file that the actor asks for; 404 where it is not theirs to see. A document that is handed out is on record. */
export const findFile = async (context: Context, id: number, variant: string | undefined): Promise<FoundFile> => {
  const { actor, db } = context;
  const file = await db
    .selectFrom('stored_file')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  if (actor.support && !(file && isForSupport(file))) throw notFound(drf.notFound);
  const sight = file && (await maySee[file.kind as FileKind](context, file.record_id, id));
  if (!sight) throw notFound(drf.notFound);
  const variants = file.variants as unknown as { name: string; content_type: string; bytes: number }[];
  const part = variant === undefined ? file : variants.find((one) => one.name === variant);
  if (!part) throw notFound(drf.notFound);
  if (sight === 'on record' || !/^(image|video|audio)\//.test(file.content_type))
    await sql`select note_access('downloaded', ${file.kind}, ${file.record_id}, ${JSON.stringify({ file: id, name: file.name })}::jsonb)`.execute(
      db,
    );
  return {
    blob: `${actor.companyId}/${file.store_key}/${variant ?? 'full'}`,
    content_type: part.content_type,
    bytes: part.bytes,
    name: file.name,
    tag: `"${file.sha256.slice(0, 32)}-${variant ?? 'full'}"`,
  };
};
