import type { InquiryStage } from '@angan/domain/lookups/inquiries.ts';
import { z } from 'zod';

/** What a file may name that the office does not have under that name. */
export const valueFields = [
  'area',
  'society_name',
  'property_subtype',
  'deal_type',
  'status',
  'stage',
  'source',
  'assigned_to',
] as const;
export type ValueField = (typeof valueFields)[number];

/** What becomes of such a name: it is added, it is left out, or it means one that is there. */
export const valueChoices = { create: 'create', leave: 'leave' } as const;

const sameAs = 'as ';
/** What a name means that is another name of the file, written otherwise: 'Muund West' is added as its 'Mulund West'. */
export const meansName = (name: string): string => `${sameAs}${name}`;
/** That other name; undefined where it means something else. */
export const nameMeant = (means: string | undefined): string | undefined =>
  means?.startsWith(sameAs) ? means.slice(sameAs.length) : undefined;

/**
 * A name in the file that is nobody's yet. `means`: 'create', 'leave', the id of what it means, `meansName` of another name
 * of the file, or the word of a status or a stage. `rows`: how many rows have it. `like`: what is named like it.
 */
export const MigrationValue = z.object({
  field: z.enum(valueFields),
  text: z.string(),
  rows: z.number().int(),
  /** Of an area where it lies, as the first of its rows says; not there for the rest and for an older check. */
  city: z.number().int().nullish(),
  means: z.string(),
  /** Whether an earlier import was told the same. */
  is_remembered: z.boolean(),
  like: z.array(z.object({ means: z.string(), label: z.string() })),
});
export type MigrationValue = z.infer<typeof MigrationValue>;

/** Characters of a name in a file at most. */
const longestName = 200;

/** What a person says that names mean. */
export const valueMap = z
  .array(
    z.object({
      field: z.enum(valueFields),
      text: z.string().max(longestName),
      means: z.string().max(meansName('').length + longestName),
    }),
  )
  .max(2000);

/** Stages that a list may bring in: the others stand for a visit, a deal or a day that would have to be there as well. */
export const importableStages = [
  'New',
  'Contacted',
  'Qualified',
  'Closed Lost',
  'Junk',
] as const satisfies InquiryStage[];

/** Fields whose unknown names may be added to the office; the others are picked from what is there. */
export const creatable: readonly ValueField[] = ['area', 'society_name', 'source'];
