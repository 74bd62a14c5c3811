import { undoContacts } from '../contacts/undo.ts';
import type { Importer } from '../engine/importer.ts';
import { beginRecordCheck } from './check.ts';
import type { RecordNoun } from './noun.ts';
import type { ReadRecord } from './record.ts';
import type { RecordRow } from './record-row.ts';
import { undoRecords } from './undo.ts';
import { writeRecords } from './write.ts';

/** The importer of a noun whose rows are records. */
export const recordImporter = <Target extends string>(noun: RecordNoun): Importer<Target, RecordRow> => ({
  kind: noun.kind,
  entity: noun.entity,
  code: noun.code,
  reader: noun.reader as unknown as Importer<Target, RecordRow>['reader'],
  label: noun.label,
  rowsPerCheck: 500,
  rowsPerWrite: 100,
  lock: 'angan import of records',
  beginCheck: (db, context) => beginRecordCheck(db, noun, context),
  write: (db, context, rows) => writeRecords(db, noun, context, rows),
  // Records first: they are what keeps the people they name.
  undo: [undoRecords(noun), undoContacts],
  ...(noun.finish && { finish: noun.finish }),
  show: (content) => noun.show(content as ReadRecord),
  template: noun.template,
});
