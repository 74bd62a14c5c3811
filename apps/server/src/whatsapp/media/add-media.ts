import type { UploadedFile } from '@angan/contract/files/upload.ts';
import type { MediaKind } from '@angan/domain/whatsapp/templates/index.ts';
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
  const of = { company_id: actor.companyId };
  const { id } = await db
    .insertInto('whatsapp_media')
    .values({ ...of, file_type: kind, description, created_by: actor.userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const keeper = { services, db, companyId: actor.companyId, userId: actor.userId, requestId: request.id };
  const stored = await keepFile(keeper, { kind: 'whatsapp_media', recordId: id, name: file.filename }, full, variants);
  await db
    .updateTable('whatsapp_media')
    .set({ file: stored })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
  await sendLater(db, id);
  return id;
};
