import type { Stored } from '@angan/domain/sentence.ts';
import { z } from 'zod';

export * from '@angan/domain/sentence.ts';

/** How a sentence of some set stands in an answer. */
export const sentenceIn = <S>() =>
  z.object({ key: z.string(), values: z.record(z.string(), z.unknown()) }) as unknown as z.ZodType<Stored<S>>;
