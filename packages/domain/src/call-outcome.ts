/** How a call ended, as its task says it and as the inquiry of it does. */
import type { ContactWay } from './lookups/contact-ways.ts';
import type { callResults } from './lookups/inquiries.ts';
import type { callOutcomes, TaskOutcome } from './lookups/tasks.ts';

type CallOutcome = (typeof callOutcomes)[number];
type CallResult = (typeof callResults)[number];

const mostRings = 6;

/** The result of a call, by its outcome; nobody picked up for the second time where the call before rang in vain too. */
export const resultOf = (outcome: CallOutcome, before: string | null): CallResult => {
  if (outcome.startsWith('Connected')) return 'Connected';
  if (outcome !== 'RNR') return outcome as CallResult;
  const rang = Number(/^RNR (\d)$/.exec(before ?? '')?.[1] ?? 0);
  return `RNR ${Math.min(rang + 1, mostRings)}` as CallResult;
};

/** The outcomes of results that are called otherwise. */
const outcomes: Partial<Record<CallResult, CallOutcome>> = {
  Connected: 'Connected interested',
  'Not reachable': 'Switched off',
  'Call back later': 'Connected call back',
  'Language barrier': 'Connected call back',
};

/** The outcome of a planned call that was made, or that a message or a meeting took the place of. */
export const outcomeOf = (how: ContactWay, result: CallResult | null): TaskOutcome => {
  if (how !== 'Call' || result === null) return 'Done';
  return result.startsWith('RNR') ? 'RNR' : (outcomes[result] ?? (result as CallOutcome));
};
