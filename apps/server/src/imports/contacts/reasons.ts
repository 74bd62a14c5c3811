/** What is told of a row: why it is refused, or what is worth knowing of how it is brought in. */
export const reasons = {
  noMobile: 'It has no mobile number.',
  noUsableMobile: (numbers: string) => `It has no mobile number of ten digits: ${numbers}.`,
  digitsLost: (number: string) =>
    `The digits of ${number} were lost in the spreadsheet. Format the column as a number without decimals, or as text, and save it again.`,
  otherNumbers: (numbers: string) => `No mobile number of India, so it goes to the comment: ${numbers}.`,
  tooManyNumbers: 'It has more than five numbers; the rest goes to the comment.',
  numberInName: 'A number stood in the name; it was put with the numbers.',
  emailUnreadable: 'The e-mail cannot be read; it goes to the comment.',
  moreEmails: 'It has several e-mails; all but the first go to the comment.',
  dateUnreadable: (field: string) => `${field} is no date; it goes to the comment.`,
  yesNoUnreadable: (field: string) => `${field} is neither yes nor no; it goes to the comment.`,
  kindUnknown: (kind: string) => `There is no contact kind “${kind}”; it goes to the comment.`,
  another: (field: string) => `${field} stands there twice; the second goes to the comment.`,
  newSource: (name: string) => `The source “${name}” is new and will be added.`,
  newGroup: (name: string) => `The group “${name}” is new and will be added.`,
  nameTooLong: (name: string) =>
    `“${[...name].slice(0, 40).join('')}…” is too long for the name of a source or group; it goes to the comment.`,
  tooManyNames: (name: string) => `So many new sources or groups cannot be meant; “${name}” goes to the comment.`,
  twice: (place: string) => `It has a number of ${place}. What is missing there is taken from here.`,
  twiceSkipped: (place: string) => `It has a number of ${place}.`,
  here: 'Somebody with this number is here already.',
  notHere: 'Nobody here has this number, and new people are not added.',
  noRoom: 'The comment of the person who is here has no room for what goes there.',
  goneMeanwhile: 'The person was removed meanwhile.',
} as const;
