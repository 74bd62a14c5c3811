import { firstHalf } from './first-half.ts';
import { secondHalf } from './second-half.ts';

export const hindi: readonly string[] = [...firstHalf, ...secondHalf];
