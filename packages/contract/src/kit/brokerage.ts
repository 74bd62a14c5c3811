import { brokerageBases, brokeragePayers } from '@angan/domain/lookups/brokerage.ts';
import { z } from 'zod';
import { partsPair } from './pairs.ts';

/** What was agreed: percent, months or rupees as `basis` says. */
const BrokerageTerms = z.object({
  basis: z.enum(brokerageBases),
  value: z.number().min(0).max(999_999_999_999),
  payer: z.enum(brokeragePayers).nullable().default(null),
});

export const brokerageTermsPair = () => partsPair(BrokerageTerms.nullable().optional(), BrokerageTerms.nullable());
