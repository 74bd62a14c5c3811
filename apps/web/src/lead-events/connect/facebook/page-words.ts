import type { FacebookPage } from '@angan/contract/lead-events/facebook.ts';
import { leadSourceProblems } from '@angan/contract/lead-events/problems.ts';
import { plural, t } from '@lingui/core/macro';
import { formatTime, sentence } from '../../../core/language/index.ts';
import { since } from '../../../ui/since.ts';
import { type SourceState, shortProblem } from '../../words/source-words.ts';

/** How a page fares: '4 min ago', 'live', 'Connect again', 'disconnected'. */
export const stateOfPage = (page: FacebookPage, now: number): SourceState => {
  const { status, problem, next_try_at, last_lead_at } = page;
  if (status === 'Disconnected') return { text: t`disconnected`, state: 'off' };
  if (problem) {
    const what = shortProblem(problem);
    return {
      text: next_try_at ? t`${what}, retry ${formatTime(next_try_at)}` : what,
      full: sentence(leadSourceProblems, problem),
      state: 'bad',
    };
  }
  if (status === 'Token expired') return { text: t`Connect again`, state: 'bad' };
  return { text: last_lead_at ? since(last_lead_at, now) : t`live`, state: 'ok' };
};

/** The office's pages in a line: 'Shree Ganesh Estates, 3 forms', '2 pages, 5 forms'. */
export const pagesLine = (pages: readonly FacebookPage[]): string => {
  const there = pages.filter(({ status }) => status !== 'Disconnected');
  if (there.length === 0) return t`Not connected yet`;
  const count = there.reduce((sum, { forms }) => sum + forms.filter(({ is_active }) => is_active).length, 0);
  const forms = plural(count, { one: '# form', other: '# forms' });
  const names = there.length === 1 ? there[0]!.page_name : plural(there.length, { one: '# page', other: '# pages' });
  return t`${names}, ${forms}`;
};

/** The page that fares worst, which is what a row for all of them tells of. */
export const worstOf = (pages: readonly FacebookPage[]): FacebookPage | undefined =>
  pages.find(({ status }) => status === 'Token expired') ??
  pages.find(({ status, problem }) => status === 'Connected' && problem) ??
  pages.find(({ status }) => status === 'Connected');
