/** What the profile and the server say about a company's facts. */
export const companyTexts = {
  saved: 'Profile saved',
  saveFailed: 'Error saving the profile',
  gstinForm: 'Write the GST number with its 15 characters, as 24ABCDE1234F1Z5.',
  gstinCheck: 'Check this number: its last character does not fit the others.',
  gstinOfOtherState: (state: string, code: string) => `The GST number of an office in ${state} begins with ${code}.`,
  panForm: 'Write the PAN with its 10 characters, as ABCDE1234F.',
  panUnlikeGstin: (pan: string) => `The GST number holds another PAN: ${pan}.`,
  pincode: 'Write the PIN code with its 6 digits.',
  hoursNeeded: 'Enter from when until when.',
  closesBeforeOpening: 'The closing time must be after the opening time.',
  colourForm: 'Write the colour as #b74d2b.',
  colourTooPale: 'This colour is too pale to read on paper. Choose a darker one.',
  assignToWhom: 'Choose who gets them.',
  offAndOpen: (day: string) => `${day} is a working day. Take it out of one of the two.`,
} as const;
