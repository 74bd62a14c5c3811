export { RuleBuilder } from './rule-builder.tsx';
export { filterValue, RuleFilter, ruleIn } from './rule-filter.tsx';
export { rulePhrases, ruleSentence } from './rule-words.ts';
export { useRuleNames } from './use-rule-names.ts';
