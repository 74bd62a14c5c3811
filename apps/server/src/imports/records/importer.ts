import { undoContacts } from '../contacts/undo.ts';
import type { Importer } from '../engine/importer.ts';
import type { Reader } from '../engine/reader.ts';
import { beginRecordCheck } from './check.ts';
import type { RecordNoun } from './noun.ts';
import type { ReadRecord } from './record.ts';
import type { RecordRow } from './record-row.ts';
import { shownRecord } from './shown.ts';
import { recordTemplate } from './template.ts';
import { undoRecords } from './undo.ts';
import { writeRecords } from './write.ts';

type NounOf<Target extends string> = Omit<RecordNoun, 'reader' | 'label'> & {
  readonly reader: Reader<Target, RecordRow>;
  label(target: Target): string;
};

/** The importer of a noun whose rows name places, staff and people of the office. */
export const recordImporter = <Target extends string>(own: NounOf<Target>): Importer<Target, RecordRow> => {
  const noun = own as unknown as RecordNoun;
  return {
    kind: own.kind,
    entity: own.entity,
    reader: own.reader,
    label: own.label,
    rowsPerCheck: 500,
    rowsPerWrite: 100,
    lock: 'angan import of records',
    beginCheck: (db, context) => beginRecordCheck(db, noun, context),
    write: (db, context, rows) => writeRecords(db, noun, context, rows),
    // Records first: they are what keeps the people they name.
    undo: [undoRecords(noun), undoContacts],
    ...(own.finish && { finish: own.finish }),
    show: (content) => {
      const record = content as ReadRecord;
      const { person, names } = record;
      const { name, mobiles, email } = person;
      const rest = { address: '', comment: '', contactgroup: [], others: [] };
      return {
        values: { name, mobiles: [...mobiles], email, source: names.source, ...rest },
        record: shownRecord(noun, record),
      };
    },
    template: recordTemplate(noun),
  };
};
