/** What people note on a listing after a call or a visit. Filled from the owner's facts. */
export const propertyNotes = [
  'Called the owner, still there, price as before',
  'Shown today, family liked the hall, kitchen too small for them',
  'Owner asks every week who came. Tell him of the visits',
  'Keys returned to {watchman}',
  'Photos taken again in the morning light',
  'Society asks for an NOC, 15 days',
  'Second visit on Sunday with the parents',
  'Owner came down after talking with his brother, written in the price',
  'Board put up at the gate',
  'Bank valuation done, below asking by 6 %',
  'Light bill and tax bill copies taken',
  'માલિક સાથે વાત થઈ, રવિવારે બતાવશે',
  'चाबी अब ऑफिस में है',
] as const;

/** What people note on an inquiry while it goes on. */
export const inquiryNotes = [
  'Called, connected 4 min. Wants the options on WhatsApp',
  'Visit done, liked the balcony, asks for a better price',
  'Not picking up, try after 7',
  'Wife wants to see the kitchen once more',
  'Sent two options, opened both within the hour',
  'Compares with a flat in {other} from another broker',
  'Loan officer called, papers complete',
  'Token talk on Saturday at the office, Ganeshbhai to sit with them',
  'Price gap is 3 lakh, both sides can move',
  'Asked for parking of two cars, only one there',
  'રવિવારે ૧૧ વાગ્યે મળવાનું',
  'बजट थोड़ा बढ़ा सकते हैं',
] as const;
