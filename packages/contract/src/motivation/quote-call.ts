/** What Home needs of the sentence of the day, apart from the schemas of the Admin's list. */
export const quoteCall = {
  method: 'GET',
  shows: ['motivation'],
  path: '/properties/motivation/',
  access: 'signed-in',
  subscription: 'any',
  summary: 'The motivation message of today',
} as const;
