import type { GroupRule } from '@angan/contract/contacts/group-rule.ts';
import type { ConsentAsked } from '@angan/domain/lookups/contact-ways.ts';
import { plural, t } from '@lingui/core/macro';
import { joined, perLanguage, word } from '../../core/language/index.ts';

/** Names of what a rule asks for by id. */
export interface RuleNames {
  source: (id: number) => string;
  contactgroup: (id: number) => string;
}

/** The pieces of the sentence that a rule is, in the order in which they read well. */
export const ruleParts = ['kind', 'source', 'group', 'contact', 'consent', 'added'] as const;
export type RulePart = (typeof ruleParts)[number];

/** The fields of a rule that each piece speaks of. */
export const partFields = {
  kind: ['contact_kind'],
  source: ['source'],
  group: ['contactgroup'],
  contact: ['contacted_within', 'not_contacted_for', 'never_contacted'],
  consent: ['consent'],
  added: ['added_within'],
} as const satisfies Record<RulePart, readonly (keyof GroupRule)[]>;

export const daysText = (count: number) => plural(count, { one: '1 day', other: `${count} days` });
/** 'today' for one day, which is today; 'the last 7 days'. */
const lastDays = (count: number) => (count === 1 ? t`today` : t`in the last ${daysText(count)}`);

const consentWords = perLanguage<Record<ConsentAsked, [string, string]>>(() => ({
  'No consent': [t`gave`, t`no consent`],
  'Consent given': [t`gave`, t`consent`],
  'May be written to': [t`may be`, t`written to`],
}));

/**
 * A piece as it reads after 'Everyone who': what leads, and what was chosen. undefined where the rule asks nothing of it.
 */
export const rulePhrase = (
  part: RulePart,
  rule: Partial<GroupRule>,
  names: RuleNames,
): [string, string] | undefined => {
  const { contact_kind: kinds, source, contactgroup, consent } = rule;
  switch (part) {
    case 'kind':
      return kinds && [/^[AEIOU]/.test(kinds[0]!) ? t`is an` : t`is a`, joined(kinds.map(word), 'or')];
    case 'source':
      return source && [t`came from`, joined(source.map(names.source), 'or')];
    case 'group':
      return contactgroup && [t`is in`, joined(contactgroup.map(names.contactgroup), 'or')];
    case 'contact':
      if (rule.never_contacted) return [t`was`, t`never contacted`];
      if (rule.contacted_within) return [t`was contacted`, lastDays(rule.contacted_within)];
      return rule.not_contacted_for ? [t`was not contacted`, t`for ${daysText(rule.not_contacted_for)}`] : undefined;
    case 'consent':
      return consent && consentWords()[consent];
    case 'added':
      return rule.added_within ? [t`was added`, lastDays(rule.added_within)] : undefined;
  }
};

/** 'is a Buyer', 'was not contacted for 30 days' */
export const rulePhrases = (rule: Partial<GroupRule>, names: RuleNames): string[] =>
  ruleParts.flatMap((part) => rulePhrase(part, rule, names)?.join(' ') ?? []);

/** 'Everyone who is a Buyer and was not contacted for 30 days' */
export const ruleSentence = (rule: Partial<GroupRule>, names: RuleNames): string => {
  const phrases = rulePhrases(rule, names);
  return phrases.length === 0 ? t`Everyone` : t`Everyone who ${joined(phrases, 'and')}`;
};

/** A rule with a piece said otherwise; what is empty is not asked. */
export const withPart = (rule: Partial<GroupRule>, part: RulePart, said: Partial<GroupRule>): Partial<GroupRule> => {
  const others = Object.entries(rule).filter(([field]) => !(partFields[part] as readonly string[]).includes(field));
  const named = Object.entries(said).filter(([, value]) => value !== undefined && [value].flat().length > 0);
  return Object.fromEntries([...others, ...named]);
};

export const partLabels = perLanguage<Record<RulePart, string>>(() => ({
  kind: t`Kind`,
  source: t`Source`,
  group: t`Contact group`,
  contact: t`Last contact`,
  consent: t`Consent`,
  added: t`Added`,
}));
