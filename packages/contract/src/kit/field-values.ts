import { z } from 'zod';
import { fieldKinds } from './pairs.ts';

/** As it is kept: 'choice' and 'choices' are words of the software, what refers to a record is its name, as 'words'. */
const value = z.union([
  z.null(),
  z.boolean(),
  z.number(),
  z.string(),
  z.array(z.string()),
  z.record(z.string(), z.unknown()),
]);
export type FieldValue = z.infer<typeof value>;

/** A field by its label, and what it is, so that its values are worded in the language of who reads them. */
const kinds = z.enum([...fieldKinds, 'moment']);
const field = z.object({ field: z.string(), kind: kinds, unit: z.string().optional() });
export type ValuedField = z.infer<typeof field>;

/** What an answer takes of a line of a noun's table. */
export interface Line {
  readonly label: string;
  readonly kind: z.infer<typeof kinds>;
  readonly unit?: string | undefined;
}
export const valuedField = ({ label, kind, unit }: Line): ValuedField => ({
  field: label,
  kind,
  ...(unit && { unit }),
});

/** What one holds. */
export const FieldFact = field.extend({ value });
export type FieldFact = z.infer<typeof FieldFact>;

export const FieldChange = field.extend({ from: value, to: value });
export type FieldChange = z.infer<typeof FieldChange>;
