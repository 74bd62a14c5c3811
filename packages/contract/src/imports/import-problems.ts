import { places, type Stored, says, sentences } from '../kit/sentence.ts';

/** Why an import came to nothing: mostly, why its file cannot be read. */
export const importProblems = sentences({
  empty: says('The file is empty.'),
  noRows: says('The file has no rows below its header.'),
  noCards: says('The file holds no contact cards.'),
  oldWorkbook: says('This is an old .xls workbook. Save it as .xlsx or .csv and upload it again.'),
  password: says(
    'The workbook is protected by a password. Take the password off in Excel, save it and upload it again.',
  ),
  binaryWorkbook: says('This is a binary workbook (.xlsb). Save it as .xlsx or .csv and upload it again.'),
  openDocument: says('This is an OpenDocument file. Save it as .xlsx or .csv and upload it again.'),
  webPage: says(
    'This is a web page that calls itself a workbook. Open it in Excel, save it as .xlsx and upload it again.',
  ),
  xmlWorkbook: says('This is a workbook in the old XML format. Save it as .xlsx or .csv and upload it again.'),
  foreign: says('This is no list. Upload a .csv, .xlsx or, of contacts, a .vcf file.'),
  whatsappChat: says('This is a WhatsApp chat. Read it with Paste message.'),
  cardsOfPeople: says('Contact cards hold people. Choose Contacts to bring them in.'),
  brokenWorkbook: says('The workbook is damaged. Open it in Excel, save it again and upload that.'),
  brokenText: says(
    'The file cannot be read from line {line} on: a quotation mark there is not closed. Mend it, or save the list as .xlsx.',
    { line: places.count },
  ),
  tooMuch: says('The file unfolds to more than can be read at once. Split it and upload the parts.'),
  tooManyRows: says('The file has more than {most} rows. Split it and upload the parts.', { most: places.figure }),
  tooManyForPlan: says(
    'Your plan takes files of up to {most} rows. Split it and upload the parts, or choose a larger plan.',
    { most: places.figure },
  ),
  tooWide: says(
    'A cell stands far outside of the list. Delete the rows and columns beyond it, or copy the list to a new sheet, and upload that.',
  ),
  tooManyColumns: says('The file has more than {most} columns. Remove those that you do not need.', {
    most: places.count,
  }),
  tooSlow: says('Reading the file took too long. Split it and upload the parts.'),
  noSuchSheet: says('The workbook has no such sheet.'),
  failed: says('Something went wrong on our side, and not because of your file. Try again in a while.'),
});
export type ImportProblem = Stored<typeof importProblems>;
