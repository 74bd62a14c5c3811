/** A list as an office keeps it in a spreadsheet: most people are new, some are here, some rows have their faults. */

const first = ['Amit', 'Bhavna', 'Chirag', 'दीपिका', 'Esha', 'ફાલ્ગુની', 'Gaurav', 'Heena', 'Ishaan', 'Jyoti', 'Karan'];
const last = ['Acharya', 'Bhatt', 'Chaudhary', 'Dave', 'Gill', 'Joshi', 'Kapoor', 'Mistry', 'Nair', 'Parmar', 'Rathod'];
const kinds = ['Buyer', 'Owner', 'Tenant', 'Investor'];
const places = ['Bopal', 'Shela', 'Sector 57, Gurgaon', 'Satellite', 'Prahladnagar'];
const wishes = ['3 BHK up to 95 L, ready', 'Shop on the road', '2 BHK on rent from June', 'Plot, any facing'];
const of = (list: readonly string[], at: number) => list[at % list.length]!;

/** Rows at the head of the file, where a picture shows them. */
const shown = [
  'Mehul Trivedi,98240 11768,mehul@trivedi.example.in,Investor,South Bopal,Now looks for a shop too',
  'રીટા પંચાલ,+91 94260 31177 / 94260 31178,rita.panchal@example.in,Buyer,Shela,3 BHK up to 95 L',
  'Om Prakash Yadav,98960 71823,op.yadav@example.com,Owner,Sector 31,',
  'Sandeep Kohli,98110 4472,s.kohli@example.in,Buyer,Sector 57,Number cut in the old diary',
  'गुरप्रीत सिंह,098100 66215,gurpreet(at)example.in,Owner,Golf Course Road,Two floors to let',
  'Kinjal Soni,76988 40215,,,,',
  'Rita Panchal,94260 31177,,Buyer,Shela,Wants to see on Sunday',
  'Alpesh Thakkar,99099 18462,alpesh.thakkar@example.in,Owner,Satellite,"Key with watchman, 6 pm"',
];

/** The list as a CSV file of 400 rows. */
export const sampleList = (): string => {
  const made = Array.from({ length: 400 - shown.length }, (_, at) =>
    [
      `${of(first, at)} ${of(last, Math.floor(at / first.length))}`,
      at % 97 === 5 ? '12345' : `90${String(10_000_000 + at * 91_357).slice(-8)}`,
      at % 3 ? '' : `person${at}@example.in`,
      of(kinds, at),
      `"${of(places, at)}"`,
      at % 2 ? `"${of(wishes, at)}"` : '',
    ].join(','),
  );
  return ['Client Name,Mob No.,E-mail id,Category,Locality,Requirement', ...shown, ...made].join('\n');
};
