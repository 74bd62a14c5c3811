import { leadSourceProblems } from '@angan/contract/lead-events/problems.ts';
import { beginningOf } from '@angan/domain/beginning.ts';
import type { LeadSource } from '@angan/domain/leads/index.ts';
import type { PullAnswer, Pulled } from './portal.ts';

const { of } = leadSourceProblems;

/** Of what a portal says of itself, as much as fits a line, without what could be a secret of ours. */
const shortened = (said: string): string => beginningOf(said.replace(/\s+/g, ' ').trim(), 160);

export const refusedBy = (source: LeadSource, said: string): Pulled => ({
  ok: false,
  problem: of.refused({ source, said: shortened(said) }),
});

/** What any portal may answer; undefined where its own words are to be read. */
export const generalProblem = (source: LeadSource, { status }: PullAnswer): Pulled | undefined => {
  if (status === 429) return { ok: false, problem: of.throttled({ source }) };
  if (status >= 500) return { ok: false, problem: of.down({ source, status }) };
  return undefined;
};

export const notUnderstood = (source: LeadSource): Pulled => ({ ok: false, problem: of.notUnderstood({ source }) });
