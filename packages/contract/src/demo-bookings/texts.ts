/** What people are told of demonstrations, by the public page and the Admin's. */
export const demoTexts = {
  slotGone: 'This time is no longer free. Choose another.',
  slotTooSoon: 'This time begins too soon. Choose a later one.',
  slotClosed: 'This time is closed.',
  slotLanguage: 'There is no demo in this language at this time.',
  openAlready: 'There is a demo booked with this number already. Its link came by mail; move or cancel it there.',
  openForNumber: 'There is an open demo with this number already.',
  bookingGone: 'This booking is no longer open. Please book again.',
  tooEarly: 'This opens when the demo begins.',
  tooLate: 'The demo has begun, so it cannot be changed any more. Talk to us.',
  noWay: 'A booking cannot be moved so.',
  outcomeNeeded: 'Choose the result.',
  placesTaken: 'More people have booked than this.',
  notALink: 'Enter a link that begins with https://.',
  nameInvalid: 'Enter your name, without links.',
} as const;
