/** What the screens and the server say at the price desk. */
export const priceDeskTexts = {
  title: 'Price desk',
  none: 'Too few of your own prices are alike to say anything. Three are needed.',
  note: 'From our own listings and closed deals, on carpet area. An estimate; not a valuation.',
} as const;
