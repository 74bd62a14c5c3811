import { z } from 'zod';
import { FieldFact } from '../kit/field-values.ts';
import { sentenceIn } from '../kit/sentence.ts';
import type { rowReasons } from './row-reasons.ts';
import type { rowWords } from './row-words.ts';

/** new: added. existing: to somebody or something that is here. same: is here, nothing to add. twice: an earlier row of the file has it. */
export const rowOutcomes = ['new', 'existing', 'same', 'twice', 'refused'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** The rows of properties and inquiries as people look through them. Each row is in exactly one. */
export const rowLooks = ['OK', 'Warning', 'Error', 'Duplicate'] as const;
export type RowLook = (typeof rowLooks)[number];

const rowWord = sentenceIn<typeof rowWords>();

/** A row as it will be written, or as it was. Numbers are those of the file, which the reader has. */
export const MigrationRow = z.object({
  id: z.number(),
  /** Its line in the file, the header being line 1; a card's place for vCard. */
  row_no: z.number(),
  outcome: z.enum(rowOutcomes),
  /** Why it is refused, or what is worth knowing. */
  reasons: z.array(sentenceIn<typeof rowReasons>()),
  values: z.object({
    name: z.string(),
    mobiles: z.array(z.string()),
    email: z.string(),
    address: z.string(),
    comment: z.string(),
    source: z.string(),
    contactgroup: z.array(z.string()),
    others: z.array(FieldFact),
  }),
  /** Of a property or an inquiry: what it is in a line, its price or budget, and the rest. */
  record: z.object({ title: rowWord, money: rowWord.nullable(), facts: z.array(FieldFact) }).nullable(),
  /** The cells as they are read, in the order of the columns; empty where they cannot be mended in place. */
  cells: z.array(z.string()),
  /** Who is here already; null to readers who may not see that person. */
  contact: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** The property or the inquiry that is here already, or that the row has become. */
  here: z.object({ id: z.number(), code: z.string() }).nullable(),
  /** Whether the import has come past it. */
  is_done: z.boolean(),
});
export type MigrationRow = z.infer<typeof MigrationRow>;
