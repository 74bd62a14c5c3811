/** How the office reaches a person; 'Met' is at a site, at the office or at their home. */
export const contactWays = ['Call', 'WhatsApp', 'Met', 'E-mail'] as const;
export type ContactWay = (typeof contactWays)[number];

/** How a person told the office what they agree to, or take back. */
export const consentWays = ['In person', 'Phone call', 'WhatsApp', 'E-mail', 'Website', 'Paper form'] as const;
export type ConsentWay = (typeof consentWays)[number];

/** What a list asks of consent; the last is what advertising needs: domain/advertising.ts. */
export const consentAsked = ['No consent', 'Consent given', 'May be written to'] as const;
export type ConsentAsked = (typeof consentAsked)[number];

/** Languages that people of an office are spoken to in; another may be typed. */
export const spokenLanguages = [
  ...['English', 'Gujarati', 'Hindi', 'Marathi', 'Punjabi', 'Sindhi', 'Kutchi', 'Marwari', 'Urdu', 'Bengali', 'Tamil'],
  ...['Telugu', 'Kannada', 'Malayalam'],
] as const;
