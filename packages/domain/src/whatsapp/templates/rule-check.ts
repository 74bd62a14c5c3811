/** One rule and how a template does by it. */
export interface RuleCheck {
  /** `fail`: WhatsApp refuses it. `warn`: it may. */
  readonly state: 'pass' | 'warn' | 'fail';
  /** The field that it is about, named as section 3.1 does; '' for passing rules about several. */
  readonly field: string;
  /** 'Body ends with a variable' */
  readonly text: string;
  /** What to do: 'Add a word after {{4}}'. '' where nothing is. */
  readonly fix: string;
}

export const fail = (field: string, text: string, fix = ''): RuleCheck => ({ state: 'fail', field, text, fix });
export const warn = (field: string, text: string, fix = ''): RuleCheck => ({ state: 'warn', field, text, fix });
export const pass = (text: string, field = ''): RuleCheck => ({ state: 'pass', field, text, fix: '' });

/** The check as one line, for under its field. */
export const sentenceOf = ({ text, fix }: RuleCheck): string => (fix ? `${text}. ${fix}.` : `${text}.`);

export const shownVariable = (name: string | number): string => `{{${name}}}`;
export const oneOrMany = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
