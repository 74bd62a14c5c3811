/** What an office notes of a wish while the person speaks. Filled from what is known of the person. */
export const buyWishes = [
  'Has seen 4 flats with others, not with us. Send only what is really there',
  'Budget {budget}, can stretch to {more} if the kitchen is done',
  '{area} first, {other} only if the price is very good',
  'Own flat sold, money in the account. Decides fast',
  'Wife decides. Both come on Sunday after 11',
  'Loan file with HDFC, sanction expected this week',
  'Wants to shift before {festival}',
  'Parents live in {other}, not far from them',
  'Asked twice for society charges in writing',
  'Liked the flat with the garden view, thinks it is 5 lakh too dear',
  'No top floor, no flat over the shops',
  'Vegetarian society, derasar or mandir near',
  'Comes from Rajkot on Saturdays, keep three to show',
  'પરિવાર સાથે જોવા આવશે, રવિવારે',
  '{budget} થી ઉપર નહીં જાય',
  'बच्चों का स्कूल {area} में है',
] as const;

export const rentWishes = [
  'Family of four, agreement in the company name',
  'Up to {rent} with maintenance, two months deposit ok',
  'Shifts at month end, old place given up already',
  'Both working, wants lift and covered parking',
  'Near metro or BRTS, no car yet',
  'Asked for AC in one room, will pay 1,000 more',
  'Has papers ready, police verification done',
  'ભાડું {rent} સુધી, ફેમિલી છે',
] as const;

export const businessWishes = [
  'Ground floor or first with lift, signboard needed',
  'Moves from Ashram Road, lease ends after {festival}',
  '12 people now, 20 next year. Wants a cabin and a meeting room',
  'Parking is the question every time',
  'Partner comes from Surat to see, give two days notice',
  'Compares with {other}, there it is cheaper by 10 a foot',
  'Needs three-phase power and a washroom inside',
  'ભાડું વધારે છે એમ કહે છે, રૂબરૂ બેસવું',
] as const;

export const investWishes = [
  'Wants 6 % and up, bank or brand as tenant',
  'Sends the CA with the papers, decides in a week',
  'Two units together if the price is for both',
  'Exits in three years, so resale matters more than rent',
] as const;
