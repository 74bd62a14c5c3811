import { firstHalf } from './first-half.ts';
import { secondHalf } from './second-half.ts';

export const gujarati: readonly string[] = [...firstHalf, ...secondHalf];
