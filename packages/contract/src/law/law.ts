import { type Law, laws } from '@angan/domain/law.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { requiredDay, requiredText } from '../kit/fields.ts';
import { anyWord } from '../kit/filters.ts';
import { givenOf } from '../kit/pairs.ts';
import { resource } from '../kit/resource.ts';
import { lawFields } from './law-fields.ts';

export const lawTexts = {
  estimate: 'An estimate by the rows of law kept here. Confirm it with an accountant.',
  missing: 'This row needs it.',
} as const;

/** What rows of a law say, in the form of its fields. */
const factsOf = (law: Law) => z.object(givenOf(lawFields[law]));
/** What a row says once it is read by its law; its mistakes by field. */
export const readFacts = (law: Law, facts: unknown) => factsOf(law).safeParse(facts);

const facts = z.record(z.string().max(60), z.union([z.string().max(200), z.number(), z.boolean(), z.null()]));
const common = { valid_from: requiredDay(), source: requiredText(300), facts };

/** A row of law: from which day it holds, what it says by the fields of its law, and where that was read. */
export const LawRow = z.object({
  id: z.number(),
  law: z.enum(laws),
  valid_from: z.string(),
  facts,
  source: z.string(),
  last_updated: z.string(),
});
export type LawRow = z.infer<typeof LawRow>;

export const lawRows = resource({
  one: 'law_row',
  path: '/platform/law_rows/',
  subscription: 'any',
  row: LawRow,
  create: z.object({ law: z.enum(laws), ...common }),
  update: z.object(common).partial(),
  ordering: ['-valid_from', 'valid_from'],
  search: ['source'],
  filters: { law: anyWord('law', laws) },
});

export const lawCalls = {
  ...lawRows.calls,
  /** What every office counts by: the rows of all laws, whatever their day. */
  tables: call({
    method: 'GET',
    shows: ['law_row'],
    path: '/properties/law/',
    access: 'lookup:view',
    subscription: 'any',
    summary: 'The rows of law by which taxes and duties are estimated, each with its day and its source',
    answer: z.array(LawRow.omit({ id: true, last_updated: true })),
  }),
};
