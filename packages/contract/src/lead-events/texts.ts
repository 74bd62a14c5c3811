/** What the inbox of leads and the settings of portals say. */
export const leadEventTexts = {
  none: 'No leads yet',
  noSuchPortal: 'This portal is not connected.',
  tooSoon: 'The portal was asked less than a minute ago. Try again in a minute.',
  loginNeeded: 'Enter it to switch the portal on.',
  personNeeded: 'Say to whom they go.',
  hasInquiry: 'This lead has its inquiry already.',
  noInquiry: 'Make an inquiry of it first.',
  otherContact: 'That inquiry is of somebody else.',
  closedInquiry: 'That inquiry is closed. Choose an open one.',
  notAppended: 'This lead stands by itself already.',
  nothingRead: 'There is no mobile number or e-mail address in it.',
  junkPastContacted: 'Its inquiry has gone on. Close it as lost instead.',
} as const;
