/** A list as an office keeps it: what it has of its people, and a few words on each. Every person has a number of their own. */
export const headers = ['Name', 'Mobile', 'Phone 2', 'Email', 'Address', 'City', 'Group', 'Source', 'Remarks'] as const;

const firstNames = [
  'Mehul',
  'Harpreet',
  'Farida',
  'Devanshi',
  'Joseph',
  'Jigisha',
  'Tarun',
  'Neelam',
  'Imran',
  'Kinjal',
];
const lastNames = [
  'Trivedi',
  'Virk',
  'Lokhandwala',
  'Parekh',
  'Macwan',
  'Raval',
  'Bhalla',
  'Rathod',
  'Saiyed',
  'Soni',
  'Yadav',
];
const groups = ['Buyer', 'Owner', 'Tenant', 'Investor'];
const sources = ['99acres', 'MagicBricks', 'Walk-in', 'Reference (client)'];

/** `count` rows; `series` keeps the numbers of one list apart from those of another. */
export const rowsOf = (count: number, series: number): string[][] =>
  Array.from({ length: count }, (_, n) => {
    const number = (block: number) => `${6 + ((n + block) % 4)}${series}${block}${String(n).padStart(7, '0')}`;
    return [
      `${firstNames[n % 10]} ${lastNames[n % 11]}`,
      number(1),
      n % 3 === 0 ? number(2) : '',
      n % 3 === 1 ? `person${series}.${n}@example.in` : '',
      `B-${n % 900}, Sun Vista, Bopal`,
      'Ahmedabad',
      groups[n % 4]!,
      sources[n % 4]!,
      n % 5 === 0 ? 'Wants a ready flat near the school' : 'Call after five',
    ];
  });

export const csvOf = (rows: readonly (readonly string[])[]): string =>
  [headers, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n');
