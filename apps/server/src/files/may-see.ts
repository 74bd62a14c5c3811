import type { FileKind } from '@angan/contract/files/files.ts';
import { maySeeUserPhoto } from '../auth/index.ts';
import { maySeeContactExport } from '../contacts/index.ts';
import type { Context } from '../core/context.ts';
import { maySeeMigration } from '../imports/index.ts';

/** Who may see the files of a record: whoever may see the record, as its noun knows. */
export const maySee: Record<FileKind, (context: Context, recordId: number) => Promise<boolean>> = {
  user_photo: maySeeUserPhoto,
  data_migration: maySeeMigration,
  contact_export: maySeeContactExport,
};
