import { formatNumber } from '@angan/domain/money.ts';
import { migrationLimits } from './kinds.ts';

/** What the server says of imports that it does not start or take in. */
export const migrationRefusals = {
  noFile: 'Choose a file.',
  tooLarge: (bytes: number) => `The file is larger than ${bytes / 1024 / 1024} MB. Split it in two.`,

  targetsMismatch: (columns: number) => `Say what each of the ${columns} columns is.`,
  mayNotAdd: 'What this file brings in is added by the Owner or a Co-Owner.',
  noName: 'Choose which column holds the name.',
  noNumbers: 'Choose which column holds the mobile numbers.',
  foreignTarget: 'Choose fields of what is brought in.',
  onceOnly: (label: string) => `Two columns cannot both become '${label}'. Keep one of them in the remark.`,
  noKind: 'Choose which column tells the subtype or the headline, or the subtype of all rows.',
  noPlace: 'Choose which column tells the area, or the headline.',
  noType: 'Choose which column tells the property type.',
  noMoney: 'Choose which column holds the budget.',
  notMended: 'Rows of contacts, and those that are imported already, cannot be mended here.',
  addOnly: 'You can add new people. Those who are here already are changed by the Owner or a Co-Owner.',
  ownerStarts: `Imports of more than ${migrationLimits.rowsOfStaff} rows are started by the Owner or a Co-Owner, who find this one in their list.`,
  numbersOfTheDay: `You have brought in ${formatNumber(migrationLimits.numbersOfStaff)} numbers within a day, which is as many as you may. Go on tomorrow, or ask the Owner to start this import.`,
  ownerTakesBack: 'The Owner or a Co-Owner can still take this import back.',
  tooLateToUndo: `An import can be undone for ${migrationLimits.undoDays} days. This one is older.`,
  busy: 'Wait until the work that goes on has ended.',
  notNow: (status: string) => `This cannot be done with an import that is ${status}.`,
} as const;
