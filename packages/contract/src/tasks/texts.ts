/** What the screens and the server say about tasks and visits. */
export const taskTexts = {
  none: 'No visits yet.',
  past: 'Choose a time that is still to come.',
  recordNeeded: 'Say what it is for: an inquiry, a property, a contact or a project.',
  visitNeeds: 'A visit is to a property or a project.',
  inquiryNeeded: 'Say for which inquiry the visit is.',
  inquiryClosed: (stage: string) => `The inquiry is ${stage}. Open it again first.`,
  notOffered: (status: string) => `A property that is ${status} cannot be visited.`,
  outcomeNeeded: 'Say how the visit went.',
  callOutcomeNeeded: 'Say how the call went.',
  otherOutcomeNeeded: 'Say whether it is done.',
  notItsOutcome: (outcome: string, type: string) => `'${outcome}' is not how a ${type} ends.`,
  nextNeeded: 'Say what comes next: the inquiry is open, and nothing else is planned for it.',
  nextInquiryClosed: 'Nothing comes next: the inquiry is closed.',
  visitNotNext: 'Plan a visit on its own: it needs a property or a project.',
  spanEndsFirst: 'It must not end before it begins.',
  spanTooLong: (days: number) => `At most ${days} days at once.`,
  dayPast: 'Choose today or a later day.',
  notThere: 'It is not there any more, or is not yours to change.',
  reasonNeeded: 'Say why it is cancelled.',
  stays: (status: string) => `It is ${status}, and stays so.`,
  noSuchMove: (from: string, to: string) => `What is ${from} does not become ${to}.`,
  tooEarly: 'Its time has not come yet.',
  tooLate: 'It was missed more than 30 days ago.',
  onlyScheduled: 'Only what is Scheduled can be changed.',
  assignOnlySelf: 'You can assign it to yourself only.',
  assigneeSeesNot: 'This person does not see the record that it is for.',
  twice: 'Each property is one stop.',
  orderTaken: 'Each stop has a place of its own.',
  planned: (count: number) => (count === 1 ? 'Visit planned' : `${count} visits planned`),
} as const;

/** What stands of tasks in calendars elsewhere. */
export const calendarTexts = {
  summary: (type: string, name: string) => (name === '' ? type : `${type} with ${name}`),
  name: (person: string) => (person === '' ? 'Angan' : `Angan: ${person}`),
} as const;
