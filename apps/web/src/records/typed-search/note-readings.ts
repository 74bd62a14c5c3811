import type { SearchOf, SearchWish } from '@angan/domain/paste/search.ts';
import { noteReading } from '../../core/kept/readings.ts';
import { inquiryParams, propertyParams } from './params.ts';

/** Remembers by which words somebody asked for these filters of a list. */
export const noteReadings = (text: string, wish: SearchWish, of: SearchOf): void =>
  noteReading({ text, filters: of === 'properties' ? propertyParams(wish) : inquiryParams(wish) });
