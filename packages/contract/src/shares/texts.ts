import { goingOut } from '@angan/domain/sentence.ts';

/** What is said about sharing, to the office and to strangers. */
export const shareTexts = {
  title: 'Share',
  none: 'Not shared yet.',
  noUnit: 'You may not share unit numbers. Ask the Owner.',
  noSociety: 'You may not share society names. Ask the Owner.',
  noSuchStop: 'These are not the stops of a tour that you see.',
  onlyOnePrice: 'A price can be quoted for a single property only.',
  copied: 'Copied',
  linkStandIn: 'The link is added when you send.',
  nothingSeen: 'Nothing was seen yet. A slip is made on the visit or after it.',
  onlyVisits: 'Only a site visit has a slip.',
  noNumber: 'The visitor has no mobile number. Let them sign, or make the slip without.',
  signatureNeeded: 'Let the visitor sign first.',
  codeNeeded: 'Type the code that the visitor got.',
  codeWrong: 'This code is not right, or its ten minutes are over. Ask the visitor again, or send another.',
} as const;

/** What the page of a share says, which strangers read. */
export const sharePageTexts = goingOut({
  pictures: 'Pictures',
  terms: 'Terms',
  preleased: 'Sold with its tenant',
  cost: 'What it costs in all',
  amenities: 'Amenities',
  features: 'Features',
  about: 'About it',
  overview: 'All properties',
  call: 'Call',
  whatsapp: 'WhatsApp',
  download: 'Download PDF',
  like: 'I like this one',
  liked: 'You like this one',
  unlike: 'Take it back',
  interested: 'I am interested',
  interestedInAll: 'I am interested in these',
  expired: 'This link is no longer good. Ask who sent it for a new one.',
  gone: 'This property is no longer on offer.',
} as const);
