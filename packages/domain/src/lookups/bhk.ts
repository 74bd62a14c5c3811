/** BHK: bedrooms, hall, kitchen. The value is what is compared and sorted. */

export const bhkRows = [
  { id: 1, bhk: '1 RK', value: 0.5, sort: 1, is_active: true },
  { id: 2, bhk: '1 BHK', value: 1, sort: 2, is_active: true },
  { id: 3, bhk: '1.5 BHK', value: 1.5, sort: 3, is_active: true },
  { id: 4, bhk: '2 BHK', value: 2, sort: 4, is_active: true },
  { id: 5, bhk: '2.5 BHK', value: 2.5, sort: 5, is_active: true },
  { id: 6, bhk: '3 BHK', value: 3, sort: 6, is_active: true },
  { id: 7, bhk: '3.5 BHK', value: 3.5, sort: 7, is_active: true },
  { id: 8, bhk: '4 BHK', value: 4, sort: 8, is_active: true },
  { id: 9, bhk: '4.5 BHK', value: 4.5, sort: 9, is_active: true },
  { id: 10, bhk: '5 BHK', value: 5, sort: 10, is_active: true },
  { id: 11, bhk: '6 BHK', value: 6, sort: 11, is_active: true },
  { id: 12, bhk: '7 BHK', value: 7, sort: 12, is_active: true },
  { id: 13, bhk: '8 BHK', value: 8, sort: 13, is_active: true },
  { id: 14, bhk: '9 BHK', value: 9, sort: 14, is_active: true },
  { id: 15, bhk: '10+ BHK', value: 10, sort: 15, is_active: true },
] as const;

export type BhkLabel = (typeof bhkRows)[number]['bhk'];

/** Other ways people write a size of home, as values. */
export const bhkAliases: Readonly<Record<string, number>> = { studio: 0.5, '1rk': 0.5, '3+1': 3.5, '4+1': 4.5 };

/** '3 BHK' for 3, '1 RK' for 0.5. */
export const bhkLabel = (value: number): string => bhkRows.find((row) => row.value === value)?.bhk ?? `${value} BHK`;
