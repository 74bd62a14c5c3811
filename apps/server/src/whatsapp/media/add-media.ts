import type { UploadedFile } from '@angan/contract/files/upload.ts';
import type { MediaKind } from '@angan/domain/whatsapp/templates/index.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { fieldErrors } from '../../core/errors.ts';
import { keepFile } from '../../core/files/index.ts';
import { mediaForms } from './media-forms.ts';
import { MediaFault } from './media-type.ts';
import { sendLater } from './send-job.ts';

interface Given {
  readonly kind: MediaKind;
  readonly file: UploadedFile;
  readonly description: string;
  /** The form's field, for what is said of a file that cannot be taken. */
  readonly field: string;
}

/** Checks a file as WhatsApp would, keeps it, and asks for it to be sent to Meta. Answers the medium's id. */
export const addMedia = async (context: Context, { kind, file, description, field }: Given): Promise<number> => {
  const { services, actor, db, request } = context;
  const [full, ...variants] = await mediaForms(file.content, kind).catch((error: unknown) => {
    throw error instanceof MediaFault ? fieldErrors({ [field]: [error.message] }) : error;
  });
  const { id } = (
    await sql<{ id: number }>`select nextval(pg_get_serial_sequence('whatsapp_media', 'id')) as id`.execute(db)
  ).rows[0]!;
  const keeper = { services, db, companyId: actor.companyId, userId: actor.userId, requestId: request.id };
  const place = { kind: 'whatsapp_media' as const, recordId: id, name: file.filename };
  const stored = await keepFile(keeper, place, full, variants);
  await sql`insert into whatsapp_media (company_id, id, file, file_type, description, created_by) overriding system value
    values (${actor.companyId}, ${id}, ${stored}, ${kind}, ${description}, ${actor.userId})`.execute(db);
  await sendLater(db, id);
  return id;
};
