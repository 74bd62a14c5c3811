/** What an office notes on a listing for itself. Filled from the owner's facts; never printed. */
export const saleRemarks = [
  'Owner shifts to Surat before {festival}, will close below asking for a cash buyer',
  'Price is for full cheque. Part cash not accepted',
  'Dastavej and share certificate seen, no loan',
  'Loan {part} with HDFC, closure takes 20 days',
  'Shown 6 times, everybody asks about the parking',
  'Owner also gave it to two other brokers, same price',
  'Sun side, very good light in the hall. Show in the morning',
  'Wants {budget}, can be brought down after token',
  'Seepage in one bathroom, owner repairs before possession',
  'Kitchen and wardrobes done two years back, photos are old',
  'BU permission done, society transfer fee 50,000',
  'A similar one in the next lane closed last month, use it as a reference',
  'Owner buys in {other} with this money, both deals can go together',
  'Call {watchman} before going, gate pass needed on Sundays',
  'Both brothers must sign. Elder one decides',
  'Road widening finished, no cutting',
  'ભાવ થોડો ઓછો થશે, રૂબરૂ વાત કરવી',
  'ચાવી ઓફિસમાં છે',
  'दाम टोकन के समय थोड़ा कम होगा',
] as const;

export const rentRemarks = [
  'Family only, owner meets the tenant first',
  'Vegetarian family preferred, society asks',
  'Company lease also fine, 11 months with 5 % rise',
  'Old tenant leaves after {festival}, ring before showing',
  'Painting going on, ready in a week',
  'Two months deposit, one month brokerage agreed',
  'Key with {watchman}, 10 to 6',
  'Owner abroad, his brother signs the agreement',
  'Police verification and PAN copy before the key',
  'Two working women ok, no students',
  'પરિવારને જ આપવાનું છે',
  'किराया तय है, डिपॉज़िट पर बात हो सकती है',
] as const;

export const businessRemarks = [
  'Lift opens right in front, good for a clinic',
  'Glass front facing the main road, board space included',
  'CAM extra, electricity on the separate meter',
  'Bank came to see it, waiting for their reply',
  'Only dry business, no food',
  'Two units can be joined, wall is temporary',
  'Parking only 2, the rest in pay and park next door',
  'Rate per foot is below the last deal of the building',
  'Washroom inside, pantry can be added',
  'મેઇન રોડ પર છે, બેંક માટે સારી જગ્યા',
] as const;

export const descriptions = [
  'Airy home with cross ventilation, close to schools and daily shops.',
  'Well kept by one family since possession. Quiet lane, ample visitor parking.',
  'Open view from the balcony and no building in front.',
  'Walking distance to BRTS and the garden. Wide road approach.',
  'Spacious rooms and a separate wash area; kitchen with platform on both sides.',
  'Peaceful society with active members and low maintenance.',
] as const;
