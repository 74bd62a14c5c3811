import type { ExportFormat } from '@angan/contract/contacts/contact-exports.ts';
import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { type SheetFormat, sheetFormats } from '@angan/contract/kit/list-export.ts';
import { cellsOf, type ExportWriter, sheetKinds, textWriter } from '../../core/exports/index.ts';
import { contactColumns } from './columns.ts';
import type { Names } from './names.ts';
import { vCard } from './vcard.ts';

interface Format {
  readonly extension: string;
  readonly contentType: string;
  readonly open: (names: Names) => Promise<ExportWriter<Contact>>;
}

const sheetOf = (format: SheetFormat): Format => ({
  ...sheetKinds[format],
  open: (names) => {
    const columns = contactColumns(names);
    return sheetKinds[format].open(contactTexts.title, columns, (contact) => cellsOf(columns, contact, () => ''));
  },
});

/** Every format that contacts leave in. */
export const exportWriters: Record<ExportFormat, Format> = {
  ...(Object.fromEntries(sheetFormats.map((format) => [format, sheetOf(format)])) as Record<SheetFormat, Format>),
  vCard: {
    extension: 'vcf',
    contentType: 'text/vcard; charset=utf-8',
    open: async (names) => textWriter('', (contact) => vCard(contact, names)),
  },
};
