import type { GroupRule } from '@angan/contract/contacts/group-rule.ts';
import { t } from '@lingui/core/macro';
import { Fragment } from 'react';
import { FilterChip } from '../../ui/filter-bar.tsx';
import { RuleChoices } from './rule-choices.tsx';
import { partLabels, ruleParts, rulePhrase, withPart } from './rule-words.ts';
import styles from './rules.module.css';
import { useRuleNames } from './use-rule-names.ts';

interface Props {
  rule: Partial<GroupRule>;
  onChange: (rule: Partial<GroupRule>) => void;
}

/** A rule as a sentence whose pieces are put in, said otherwise and taken out: what is said first, then what could be. */
export const RuleSentence = ({ rule, onChange }: Props) => {
  const names = useRuleNames();
  const phrases = ruleParts.map((part) => [part, rulePhrase(part, rule, names)] as const);
  const said = phrases.filter(([, phrase]) => phrase);
  const inOrder = [...said, ...phrases.filter(([, phrase]) => !phrase)];
  return (
    <fieldset className={styles.sentence} aria-label={t`Who is in the group`}>
      <span className={styles.lead}>{t`Everyone who`}</span>
      {inOrder.map(([part, phrase], at) => (
        <Fragment key={part}>
          {at > 0 && at < said.length && <span className={styles.and}>{t`and`}</span>}
          <FilterChip
            label={partLabels()[part]}
            lead={phrase?.[0]}
            value={phrase?.[1] ?? ''}
            done={t`Done`}
            onClear={() => onChange(withPart(rule, part, {}))}
          >
            <RuleChoices part={part} rule={rule} onChange={(next) => onChange(withPart(rule, part, next))} />
          </FilterChip>
        </Fragment>
      ))}
    </fieldset>
  );
};
