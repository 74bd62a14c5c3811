/** What the screens of adding many at once say. */
export const bulkTexts = {
  properties: 'Bulk properties',
  inquiries: 'Bulk inquiries',
  units: 'Add units',
  nothingLeft: 'Nothing is incomplete',
  nothingLeftWhy: 'What is saved in bulk shows here until its details are filled in, or you mark it done.',
  noLine:
    'No connection: not added yet. The rows are kept here, also when the page is closed. Add them when the line is back; none is added twice.',
  sameInGrid: 'This unit stands in another row too.',
  mayBeHere: (codes: string) => `May be in the list already: ${codes}.`,
  openInquiry: (codes: string) => `This contact has an open inquiry of this kind: ${codes}.`,
  notAChoice: (typed: string) => `"${typed}" is not in the list.`,
  whichOne: (names: string) => `Which one: ${names}?`,
  unknownPlace: (typed: string) => `"${typed}" is not here yet. Create?`,
  otherArea: (society: string, area: string) => `${society} is in ${area}.`,
  oneArea: 'Choose one area for a society.',
  yesOrNo: 'Write yes or no.',
  dayUnreadable: 'Write the day as 21/11/2026.',
  timeUnreadable: 'Write the day and time as 21/11/2026 5 pm.',
} as const;
