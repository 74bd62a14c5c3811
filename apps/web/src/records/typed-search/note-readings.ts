import type { SearchWish } from '@angan/domain/paste/search.ts';
import { noteReading } from '../../core/kept/readings.ts';
import { inquiryParams, propertyParams } from './params.ts';

/** Remembers by which words somebody asked for these filters, in each list that has them. */
export const noteReadings = (text: string, wish: SearchWish): void => {
  for (const filters of [inquiryParams(wish), propertyParams(wish)]) noteReading({ text, filters });
};
