import type { FileKind } from '@angan/contract/files/files.ts';
import { maySeeUserPhoto } from '../auth/index.ts';
import { maySeeTerms } from '../commissions/index.ts';
import { maySeeContactExport } from '../contacts/index.ts';
import type { Context } from '../core/context.ts';
import { maySeeDealFile } from '../deals/index.ts';
import { maySeeMigration } from '../imports/index.ts';
import { maySeeLoanFile } from '../loans/index.ts';
import { maySeeFullExport } from '../own-data/index.ts';
import { maySeeProjectFile } from '../projects/index.ts';
import { maySeePropertyFile } from '../properties/index.ts';
import { maySeeSignature, maySeeSlip } from '../shares/index.ts';
import { maySeeTrail } from '../trails/index.ts';
import { asOffice, maySeeBroadcastFile, maySeeMedia, maySeeMessageFile } from '../whatsapp/index.ts';

/**
 * Who may see a file of a record: whoever may see the record, as its noun knows. `on record`: seen, and that is noted
 * even of a picture.
 */
export type Sight = boolean | 'on record';
export const maySee: Record<FileKind, (context: Context, recordId: number, fileId: number) => Promise<Sight>> = {
  user_photo: maySeeUserPhoto,
  data_migration: maySeeMigration,
  contact_export: maySeeContactExport,
  full_export: maySeeFullExport,
  // Beside a chat Admin is shown properties of the platform's own company.
  property: (context, ...file) => maySeePropertyFile(asOffice(context), ...file),
  project: maySeeProjectFile,
  loan: maySeeLoanFile,
  whatsapp_message: maySeeMessageFile,
  whatsapp_media: maySeeMedia,
  whatsapp_broadcast: maySeeBroadcastFile,
  trail: maySeeTrail,
  visit_signature: maySeeSignature,
  visit_slip: maySeeSlip,
  deal_paper: maySeeDealFile,
  deal_receipt: maySeeDealFile,
  commission_terms: maySeeTerms,
};
