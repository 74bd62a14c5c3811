/** How the words around an amount or a size bound it: 'under 80 lakh', '80 lakh tak'. English has them before, our languages after. */
import { words } from './message.ts';

export interface Range {
  readonly min?: number;
  readonly max?: number;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const mostBefore = words(
  ...['under', 'below', 'up ?to', 'max(?:imum)?', 'within', 'less than', 'not (?:above|more than)', 'till', 'budget'],
  ...['બજેટ', 'बजट'],
);
const mostAfter = words(
  ...['tak', 'sudhi', '(?:ni |ke )?andar', '(?:thi |se )?niche', 'se kam', 'thi (?:ochh?[aiou]|kam)', 'max(?:imum)?'],
  ...['or less', 'and below', 'સુધી(?:માં)?', '(?:ની )?અંદર', '(?:થી )?નીચે', 'થી ઓછ(?:ા|ી|ું|ો)'],
  ...['तक', '(?:के )?अंदर', 'से (?:कम|नीचे)', 'सुधी'],
);
const leastBefore = words(
  ...['above', 'from', 'min(?:imum)?', 'more than', 'over', 'at ?least', 'start(?:s|ing)?', 'minimum'],
);
const leastAfter = words(
  ...['(?:thi |se )?(?:upar|[jz]ya+da|jada)', 'thi vadh(?:u|are)', 'onwards', 'min(?:imum)?', 'plus', 'and above'],
  ...['or more', '(?:થી )?ઉપર', 'થી વધ(?:ુ|ારે)', 'से (?:ऊपर|ज़्यादा|ज्यादा)', 'थी'],
);

const has = (rule: RegExp, text: string): boolean => text.search(rule) >= 0;
const leads = (rule: RegExp, text: string): boolean => text.trimStart().search(rule) === 0;

/** Words of a bound anywhere before the span, or right after it; `others` are the spans whose words are their own. */
export const boundOf = (plain: string, span: Span, others: readonly Span[]): 'most' | 'least' | undefined => {
  const from = Math.max(0, ...others.filter(({ end }) => end <= span.start).map(({ end }) => end));
  const [before, after] = [plain.slice(from, span.start), plain.slice(span.end).replace(/^\/-/, '')];
  if (leads(mostAfter, after)) return 'most';
  if (leads(leastAfter, after) || /^\s?\+(?!\s?\d)/.test(after)) return 'least';
  if (has(mostBefore, before)) return 'most';
  return has(leastBefore, before) ? 'least' : undefined;
};

/** A single amount or size stands for what is about that much. */
const ABOUT = 0.1;

export const bounded = (value: number, bound: 'most' | 'least' | undefined): Range => {
  if (bound === 'most') return { max: value };
  if (bound === 'least') return { min: value };
  return { min: Math.round(value * (1 - ABOUT)), max: Math.round(value * (1 + ABOUT)) };
};
