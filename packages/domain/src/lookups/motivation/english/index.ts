import { firstHalf } from './first-half.ts';
import { secondHalf } from './second-half.ts';

export const english: readonly string[] = [...firstHalf, ...secondHalf];
