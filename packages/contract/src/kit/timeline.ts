import { z } from 'zod';
import { FieldChange } from './field-values.ts';
import { listQuery } from './resource.ts';

/** An entry of a record's timeline; `kinds` are what can happen to the record. */
export const timelineEntryOf = <const K extends readonly [string, ...string[]]>(kinds: K) =>
  z.object({
    id: z.string(),
    kind: z.enum(kinds),
    at: z.string(),
    /** Who did it; '' where nobody but the office's software did. */
    by: z.string(),
    /** What happened, in words that the reader's role may see. */
    text: z.string(),
    /** Fields that changed; values only as far as the reader may see them. */
    changes: z.array(FieldChange),
  });

export const timelineQuery = z.object({ page: listQuery.page });
export const timelineOf = <E extends z.ZodType>(entry: E) =>
  z.object({ results: z.array(entry), next: z.string().nullable() });
