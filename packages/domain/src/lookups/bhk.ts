/** BHK: bedrooms, hall, kitchen. The value is what is compared and sorted. */
import { seed } from './seed.ts';

export const bhkRows = seed([
  { id: 1, bhk: '1 RK', value: 0.5 },
  { id: 2, bhk: '1 BHK', value: 1 },
  { id: 3, bhk: '1.5 BHK', value: 1.5 },
  { id: 4, bhk: '2 BHK', value: 2 },
  { id: 5, bhk: '2.5 BHK', value: 2.5 },
  { id: 6, bhk: '3 BHK', value: 3 },
  { id: 7, bhk: '3.5 BHK', value: 3.5 },
  { id: 8, bhk: '4 BHK', value: 4 },
  { id: 9, bhk: '4.5 BHK', value: 4.5 },
  { id: 10, bhk: '5 BHK', value: 5 },
  { id: 11, bhk: '6 BHK', value: 6 },
  { id: 12, bhk: '7 BHK', value: 7 },
  { id: 13, bhk: '8 BHK', value: 8 },
  { id: 14, bhk: '9 BHK', value: 9 },
  { id: 15, bhk: '10+ BHK', value: 10 },
]);

export type BhkLabel = (typeof bhkRows)[number]['bhk'];

/** Other ways people write a size of home, as values. */
export const bhkAliases: Readonly<Record<string, number>> = { studio: 0.5, '1rk': 0.5, '3+1': 3.5, '4+1': 4.5 };

/** '3 BHK' for 3, '1 RK' for 0.5. */
export const bhkLabel = (value: number): string => bhkRows.find((row) => row.value === value)?.bhk ?? `${value} BHK`;
