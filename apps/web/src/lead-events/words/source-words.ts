import type { LeadSourceToday } from '@angan/contract/lead-events/lead-events.ts';
import { type LeadSourceProblem, leadSourceProblems } from '@angan/contract/lead-events/problems.ts';
import { fileSource, type LeadSource } from '@angan/domain/leads/index.ts';
import { t } from '@lingui/core/macro';
import { formatTime, perLanguage, sentence, word } from '../../core/language/index.ts';
import { since } from '../../ui/since.ts';

/** What is wrong with a source, in as few words as fit into its square. */
const shortProblems = perLanguage<Record<LeadSourceProblem['key'], string>>(() => ({
  refusedLogin: t`Login refused`,
  notAllowed: t`Our address not allowed`,
  clockSkew: t`Clock skew`,
  refused: t`Refused`,
  throttled: t`Asked to wait`,
  down: t`Portal down`,
  notReached: t`Not reached`,
  notUnderstood: t`Answer not read`,
  noSecret: t`Login missing`,
  sealedAway: t`Login missing`,
  expired: t`Connect again`,
  permission: t`Permission missing`,
  encrypted: t`Sends encrypted`,
  meta: t`Refused`,
  notSigned: t`App secret wrong`,
  plain: t`Failed`,
}));

/** The same of a page of Facebook. */
export const shortProblem = ({ key }: LeadSourceProblem): string => shortProblems()[key];

/** A source by its own name, but files, which have each their own. */
export const sourceText = (source: LeadSource): string => (source === fileSource ? t`Files` : word(source));

export interface SourceState {
  text: string;
  /** The whole sentence, where there is more to say. */
  full?: string;
  state: 'ok' | 'bad' | 'off';
}

type Health = Pick<
  LeadSourceToday,
  'is_enabled' | 'is_pulled' | 'last_pulled_at' | 'last_lead_at' | 'next_pull_at' | 'problem'
>;

/** How a source fares: '4 min ago', 'live', 'Clock skew, retry 10:55 AM', 'off'. */
export const stateOfSource = (source: Health, now: number): SourceState => {
  const { is_enabled, is_pulled, last_pulled_at, last_lead_at, next_pull_at, problem } = source;
  if (!is_enabled) return { text: t`off`, state: 'off' };
  if (problem) {
    const what = shortProblems()[problem.key];
    return {
      text: next_pull_at ? t`${what}, retry ${formatTime(next_pull_at)}` : what,
      full: sentence(leadSourceProblems, problem),
      state: 'bad',
    };
  }
  if (!is_pulled) return { text: last_lead_at ? since(last_lead_at, now) : t`live`, state: 'ok' };
  return last_pulled_at ? { text: since(last_pulled_at, now), state: 'ok' } : { text: t`not asked yet`, state: 'ok' };
};
