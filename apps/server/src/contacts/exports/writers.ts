import type { ExportFormat } from '@angan/contract/contacts/contact-exports.ts';
import { contactFieldNames } from '@angan/contract/contacts/contact-fields.ts';
import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { csvRow, csvStart, newSheet } from '../../core/sheets/index.ts';
import { cellsOf, columnWidths } from './columns.ts';
import type { Names } from './names.ts';
import { vCard } from './vcard.ts';

/** Takes contacts a piece at a time and keeps nothing of them but the file. */
export interface ExportWriter {
  add(contacts: readonly Contact[]): Promise<void>;
  end(): Promise<Buffer>;
}

interface Format {
  readonly extension: string;
  readonly contentType: string;
  readonly open: (names: Names) => Promise<ExportWriter>;
}

/** A file that is one text after the other. */
const textWriter = (start: string, textOf: (contact: Contact) => string): ExportWriter => {
  const pieces = [Buffer.from(start)];
  return {
    add: async (contacts) => void pieces.push(Buffer.from(contacts.map(textOf).join(''))),
    end: async () => Buffer.concat(pieces),
  };
};

const sheetWriter = async (names: Names): Promise<ExportWriter> => {
  const sheet = await newSheet('Contacts', contactFieldNames, columnWidths);
  return {
    add: (contacts) => sheet.add(contacts.map((contact) => cellsOf(contact, names))),
    end: sheet.end,
  };
};

/** Every format that contacts leave in. */
export const exportWriters: Record<ExportFormat, Format> = {
  CSV: {
    extension: 'csv',
    contentType: 'text/csv; charset=utf-8',
    open: async (names) =>
      textWriter(csvStart + csvRow(contactFieldNames), (contact) => csvRow(cellsOf(contact, names))),
  },
  XLSX: {
    extension: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    open: sheetWriter,
  },
  vCard: {
    extension: 'vcf',
    contentType: 'text/vcard; charset=utf-8',
    open: async (names) => textWriter('', (contact) => vCard(contact, names)),
  },
};
