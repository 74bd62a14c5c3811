import type { Kind } from './kinds.ts';

/** What is written down after a call or a visit. The same slots as in comments. */
const seeking = [
  'Called, connected 4 min. Wants park view',
  'Rang twice, no answer. WhatsApp sent',
  'Visit of {society} done. Liked the plan, wants a bigger kitchen',
  'Sent 3 options in {area} on WhatsApp, 2 opened',
  'Visit fixed for Sunday 11 AM, comes with parents',
  'Budget goes up to {more} after seeing {society}',
  'Busy with a marriage, call after the 15th',
  'Offered {less}, owner firm at {budget}. Thinks till Monday',
  'Loan file given to the bank, letter in 4 days',
  'Did not come for the visit, phone off. Try tomorrow',
  'Saw 2 flats in {other} with another broker, not happy',
  'Asked for the last price of {society} again',
  'Called, 7 min. Family agrees on {area}, only price is left',
  'ફોન કર્યો, રવિવારે સાંજે જોવા આવશે',
  'બે ફ્લેટ બતાવ્યા, એક ગમ્યો',
  'Wants to see it once more in daylight',
  'Token talk on Friday, brings a cheque of 1 lakh',
  'फोन किया, शनिवार को देखने आएँगे',
] as const;

const offering = [
  'Visited, 14 photos taken. Balcony one to be taken again',
  'Last price {less} if payment comes in 45 days',
  'Owner called back, tenant leaves on the 30th',
  'Key collected, receipt given',
  'Index-II seen, original papers with the bank',
  'Brokerage 1 % agreed on phone, letter to be signed',
  'Two visits today, one serious',
  'Wants {budget} again, says neighbour got it',
  'Society NOC takes 7 days, secretary told',
  'ભાવ પર વાત થઈ, થોડું ઓછું કરશે',
  'ચાવી પાછી આપી',
  'Old loan statement asked for, {part} is pending',
  'Token from another broker fell through, open again',
  'Painting is on till the 10th, no visits',
  'Rent agreement draft sent',
] as const;

const trading = [
  'Sent our list of {area}, answers by evening',
  'Met at the site, side agreed half and half',
  'Has a buyer for {society}, visit tomorrow at 5',
  'Paid the brokerage of last month',
  'કાલે ચાવી લઈને આવશે',
  'Asked for three offices near {area}, list sent',
  'Called, no answer',
] as const;

export const notesOf: Record<Kind, readonly string[]> = {
  buyer: seeking,
  nri: seeking,
  tenant: [
    'Called, 3 min. Can pay {rent}, not more',
    'Visit of {society} today at 6',
    'Owner asks for job letter, tenant sends it tonight',
    'Deposit of two months is fine, wants the geyser repaired',
    'Agreement on Monday, police form to be filled',
    'ભાડું થોડું ઓછું કરવાનું કહે છે',
    'Rang twice, no answer. WhatsApp sent',
  ],
  business: trading,
  owner: offering,
  investor: [
    'Shop in {area} offered at 6.2 % yield, asks for lease copy',
    'Called, 9 min. Wants the rent receipts of one year',
    'CA looks at the papers till Thursday',
    'Says yes to two units if price is {less} each',
  ],
  broker: trading,
  builder: trading,
  caretaker: trading,
};
