import { type lawCalls, lawRows, readFacts } from '@angan/contract/law/law.ts';
import type { Law } from '@angan/domain/law.ts';
import { crud } from '../core/crud.ts';
import { fieldErrors } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import { readLawRows } from './law-tables.ts';

const stored = crud(lawRows, 'law_row');

/** Facts as their law has them, each mistake at its field. */
const checked = (law: Law, facts: unknown): Record<string, never> => {
  const read = readFacts(law, facts);
  if (read.success) return read.data as Record<string, never>;
  throw fieldErrors(
    Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0] ?? 'facts'), [message]])),
  );
};

export const lawHandlers: Handlers<typeof lawCalls> = {
  ...stored,
  create: ({ body, ...input }, context) =>
    stored.create({ ...input, body: { ...body, facts: checked(body.law, body.facts) } }, context),
  async update({ params, body, ...input }, context) {
    const { law } = await stored.get({ ...input, params, body: undefined }, context);
    const facts = body.facts && { facts: checked(law as Law, body.facts) };
    return stored.update({ ...input, params, body: { ...body, ...facts } }, context);
  },
  tables: (_, { db }) => readLawRows(db) as never,
};
