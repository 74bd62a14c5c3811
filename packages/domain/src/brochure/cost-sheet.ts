import { rupees } from './price-lines.ts';
import type { Line } from './types.ts';

/** Percent of the price, and the most that a registration costs. Indicative (domain 4.9): states change them, and a buyer may pay less. */
const states: Readonly<Record<string, { duty: number; registration: number; cap?: number }>> = {
  Gujarat: { duty: 4.9, registration: 1 },
  Maharashtra: { duty: 6, registration: 1, cap: 30_000 },
  Delhi: { duty: 6, registration: 1 },
  Karnataka: { duty: 5, registration: 1 },
  'Uttar Pradesh': { duty: 7, registration: 1 },
  Rajasthan: { duty: 5, registration: 1 },
  'Tamil Nadu': { duty: 7, registration: 4 },
  Telangana: { duty: 5, registration: 0.5 },
  'Madhya Pradesh': { duty: 7.5, registration: 3 },
  Punjab: { duty: 7, registration: 1 },
};

/** What a buyer pays in all, in rupees; none where the state's shares are not known. */
export const costLines = (price: number, state: string): Line[] => {
  const share = states[state];
  if (!share) return [];
  const duty = Math.round((price * share.duty) / 100);
  const registration = Math.min(Math.round((price * share.registration) / 100), share.cap ?? Number.POSITIVE_INFINITY);
  return [
    { label: 'Price', value: rupees(price) },
    { label: `Stamp duty, ${share.duty} %`, value: rupees(duty) },
    { label: 'Registration', value: rupees(registration) },
    { label: 'In all', value: rupees(price + duty + registration) },
  ];
};

export const costNote = 'Estimate; confirm with the sub-registrar.';
