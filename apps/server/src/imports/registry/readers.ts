import { type MigrationKind, ofEachList } from '@angan/contract/imports/kinds.ts';
import { contactReader } from '../contacts/read-rows.ts';
import type { Reader } from '../engine/reader.ts';
import { fieldListReader } from '../field-lists/reader.ts';
import { inquiryReader } from '../inquiries/reader.ts';
import { projectReader } from '../projects/reader.ts';
import { propertyReader } from '../properties/reader.ts';

/** How lists of each noun are read. Apart from the importers, since a thread that reads loads nothing of the database. */
const readers = {
  Contacts: contactReader,
  Properties: propertyReader,
  Inquiries: inquiryReader,
  ...ofEachList((list) => fieldListReader(list)),
  Projects: projectReader,
};

export const readerOf = (kind: MigrationKind): Reader => readers[kind as keyof typeof readers] as unknown as Reader;
