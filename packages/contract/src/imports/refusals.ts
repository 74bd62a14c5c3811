import { migrationLimits } from './kinds.ts';

/** What the server says of files that it cannot bring in, and of imports that it does not start. */
export const migrationRefusals = {
  noFile: 'Choose a file.',
  empty: 'The file is empty.',
  noRows: 'The file has no rows below its header.',
  noCards: 'The file holds no contact cards.',
  oldWorkbook: 'This is an old .xls workbook. Save it as .xlsx or .csv and upload it again.',
  password: 'The workbook is protected by a password. Take the password off in Excel, save it and upload it again.',
  binaryWorkbook: 'This is a binary workbook (.xlsb). Save it as .xlsx or .csv and upload it again.',
  openDocument: 'This is an OpenDocument file. Save it as .xlsx or .csv and upload it again.',
  webPage: 'This is a web page that calls itself a workbook. Open it in Excel, save it as .xlsx and upload it again.',
  xmlWorkbook: 'This is a workbook in the old XML format. Save it as .xlsx or .csv and upload it again.',
  foreign: 'This is no list. Upload a .csv, .xlsx or, of contacts, a .vcf file.',
  cardsOfPeople: 'Contact cards hold people. Choose Contacts to bring them in.',
  brokenWorkbook: 'The workbook is damaged. Open it in Excel, save it again and upload that.',
  brokenText: (line: number) =>
    `The file cannot be read from line ${line} on: a quotation mark there is not closed. Mend it, or save the list as .xlsx.`,
  tooMuch: 'The file unfolds to more than can be read at once. Split it and upload the parts.',
  tooManyRows: (most: number) =>
    `The file has more than ${most.toLocaleString('en-IN')} rows. Split it and upload the parts.`,
  tooLarge: (bytes: number) => `The file is larger than ${bytes / 1024 / 1024} MB. Split it in two.`,
  tooWide:
    'A cell stands far outside of the list. Delete the rows and columns beyond it, or copy the list to a new sheet, and upload that.',
  tooManyColumns: `The file has more than ${migrationLimits.columns} columns. Remove those that you do not need.`,
  tooSlow: 'Reading the file took too long. Split it and upload the parts.',
  noSuchSheet: 'The workbook has no such sheet.',
  failed: 'Something went wrong on our side, and not because of your file. Try again in a while.',

  targetsMismatch: (columns: number) => `Say what each of the ${columns} columns is.`,
  noNumbers: 'Choose which column holds the mobile numbers.',
  foreignTarget: 'Choose fields of what is brought in.',
  onceOnly: (label: string) => `Two columns cannot both become '${label}'. Keep one of them in the remark.`,
  noKind: 'Choose which column tells the subtype, or the headline.',
  noPlace: 'Choose which column tells the area, or the headline.',
  noType: 'Choose which column tells the property type.',
  noMoney: 'Choose which column holds the budget.',
  notMended: 'Only rows of properties and inquiries that are not imported yet can be mended here.',
  addOnly: 'You can add new people. Those who are here already are changed by the Owner or a Co-Owner.',
  ownerStarts: `Imports of more than ${migrationLimits.rowsOfStaff} rows are started by the Owner or a Co-Owner, who find this one in their list.`,
  numbersOfTheDay: `You have brought in ${migrationLimits.numbersOfStaff.toLocaleString('en-IN')} numbers within a day, which is as many as you may. Go on tomorrow, or ask the Owner to start this import.`,
  ownerTakesBack: 'The Owner or a Co-Owner can still take this import back.',
  tooLateToUndo: `An import can be taken back for ${migrationLimits.undoDays} days. This one is older.`,
  busy: 'Wait until the work that goes on has ended.',
  notNow: (status: string) => `This cannot be done with an import that is ${status}.`,
} as const;
