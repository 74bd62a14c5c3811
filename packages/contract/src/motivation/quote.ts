import { languages } from '@angan/domain/lookups/office.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { quoteCall } from './quote-call.ts';

export const quoteCalls = {
  /** Today's, by the clock in India, in the reader's language or else in English; '' where there is none. */
  today: call({
    ...quoteCall,
    answer: z.object({ day: z.string(), quote: z.string(), author: z.string(), language: z.enum(languages) }),
  }),
};
