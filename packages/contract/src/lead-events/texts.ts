import { goingOut } from '@angan/domain/sentence.ts';

/** What the inbox of leads and the settings of portals say. */
export const leadEventTexts = {
  none: 'No leads yet',
  noSuchPortal: 'This portal is not connected.',
  tooSoon: 'The portal was asked less than a minute ago. Try again in a minute.',
  loginNeeded: 'Enter it to switch the portal on.',
  neededToConnect: 'Enter it to connect the number.',
  nothingToSend: 'Choose a template, or write what is sent.',
  /** What stands in a template where a lead does not say it. */
  sirOrMadam: 'Sir or Madam',
  yourBroker: 'your broker',
  yourEnquiry: 'your enquiry',
  personNeeded: 'Say to whom they go.',
  hasInquiry: 'This lead has its inquiry already.',
  noInquiry: 'Make an inquiry of it first.',
  otherContact: 'That inquiry is of somebody else.',
  closedInquiry: 'That inquiry is closed. Choose an open one.',
  notAppended: 'This lead stands by itself already.',
  nothingRead: 'There is no mobile number or e-mail address in it.',
  noMailHere: 'This server takes in no mails yet. Its operator sets that up.',
  junkPastContacted: 'Its inquiry has gone on. Close it as lost instead.',
} as const;

/** What is said of files of leads. */
export const leadFileTexts = {
  noWay: 'Choose which column holds the mobile number or the e-mail address.',
  columnsMismatch: 'Say what each column is.',
} as const;

/** What is said of Facebook's dialog and of the pages that it connects. */
export const facebookTexts = {
  notBegunHere: 'This connection was not begun in this session, or longer than an hour ago. Begin it again.',
  codeUsed: 'Facebook does not accept this code: it is used up or too old. Begin again.',
  notAllowed: 'Facebook was not given every permission that reading leads needs. Begin again and leave all of them on.',
  notReached: 'Facebook cannot be reached at present. Try again in a few minutes.',
  handleEnded: 'This list of pages is older than an hour. Begin again.',
  elsewhere: 'This page is connected to another office. It has to be disconnected there first.',
  refused: 'Facebook does not let us hear of the leads of this page. You need full control of it.',
  notSetUp: 'No page can be connected yet: this server has no app at Meta. Its operator sets one up.',
  notConnected: 'This page is not connected. Connect it first.',
  tooSoon: 'Facebook was asked less than a minute ago. Try again in a minute.',
  noSuchQuestion: 'This form has no such question.',
} as const;

/** What the form of an office's own site says, which strangers read. */
export const enquiryTexts = goingOut({
  name: 'Your name',
  mobile_number: 'Mobile number',
  email: 'E-mail',
  deal: 'You want to',
  property_type: 'Kind of property',
  area: 'Area or locality',
  budget: 'Budget',
  message: 'Anything else',
  optional: 'optional',
  areaHint: 'Such as Sector 57',
  budgetHint: 'Such as 60 to 75 lakh',
  send: 'Send enquiry',
  thanks: 'Thank you',
  again: 'Send another enquiry',
  nameNeeded: 'Please tell us your name.',
  mobileNeeded: 'Please give a mobile number, so that we can call you.',
  mobileWrong: 'This is not a mobile number of India: ten digits that begin with 6, 7, 8 or 9.',
  emailWrong: 'This is not an e-mail address.',
  tooLong: 'This is too long.',
  tooFast: 'Please look once more whether all is right, and send it again.',
  tooOld: 'This page was open for long. What you typed is still here: please send it again.',
  tooMany: 'Too much was sent from here just now. What you typed is still here: try again in a few minutes, or call.',
  somethingWrong: 'Please put right what is marked.',
  gone: 'This form is no longer here. Ask the office for its new address.',
  leaveEmpty: 'Leave this empty',
  title: 'Enquiry',
  frame: 'Enquiry form',
  interested: 'I am interested',
  interestedIn: 'Interested in',
  back: 'Back to the properties',
  sentToYou: 'Was this sent to you? Then we know you, and name and number may stay empty.',
  thanksOf: '{office} has your enquiry and will call you. You can close this page.',
  /** What sending says, whatever is ticked. */
  agreement: 'By sending this, you let {office} call or write to you about this enquiry.',
  callOffice: 'Call {office}',
} as const);

/** What a lead says that came by the page of a share: 'Interested in P-000012, 3 BHK flat (shared as …)'. */
export const interestedWords = (properties: string, code: string): string =>
  `Interested in ${properties} (shared as ${code})`;
