import type { GroupRule } from '@angan/contract/contacts/group-rule.ts';
import { contactKinds } from '@angan/domain/lookups/contact-kinds.ts';
import { consentAsked } from '@angan/domain/lookups/contact-ways.ts';
import { t } from '@lingui/core/macro';
import { perLanguage, word } from '../../core/language/index.ts';
import { useNames } from '../../core/names/index.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { ChoiceChips } from '../../ui/form/index.ts';
import { useHandGroups } from '../use-groups.ts';
import { DaysChoice } from './days-choice.tsx';
import type { RulePart } from './rule-words.ts';
import styles from './rules.module.css';

interface Props {
  rule: Partial<GroupRule>;
  /** What the piece says now; nothing for a piece that is taken out. */
  onChange: (said: Partial<GroupRule>) => void;
}

const kinds = perLanguage(() => contactKinds.map((kind) => ({ id: kind, label: word(kind) })));
const consents = perLanguage(() => consentAsked.map((asked) => ({ id: asked, label: word(asked) })));

const KindChoices = ({ rule, onChange }: Props) => (
  <ChoiceChips
    label={t`Any of these kinds`}
    choices={kinds()}
    chosen={rule.contact_kind ?? []}
    onChange={(contact_kind) => onChange({ contact_kind })}
  />
);

const SourceChoices = ({ rule, onChange }: Props) => {
  const sources = useNames((names) => names.source_names);
  return (
    <CheckList
      label={t`Source`}
      choices={sources.map(({ id, source_name }) => ({ id, label: source_name }))}
      chosen={rule.source ?? []}
      onChange={(source) => onChange({ source })}
    />
  );
};

const GroupChoices = ({ rule, onChange }: Props) => (
  <CheckList
    label={t`Contact group`}
    choices={useHandGroups().map(({ id, contact_group_name }) => ({ id, label: contact_group_name }))}
    chosen={rule.contactgroup ?? []}
    onChange={(contactgroup) => onChange({ contactgroup })}
  />
);

const ConsentChoices = ({ rule, onChange }: Props) => (
  <ChoiceChips
    label={t`Consent`}
    choices={consents()}
    chosen={rule.consent ? [rule.consent] : []}
    single
    onChange={([consent]) => onChange({ consent })}
  />
);

const contacted = perLanguage(
  () =>
    [
      { id: 'not_contacted_for', label: t`Not contacted for` },
      { id: 'contacted_within', label: t`Contacted within` },
      { id: 'never_contacted', label: t`Never` },
    ] as const,
);
/** Days that stand there until somebody says others. */
const atFirst = 30;

const ContactChoices = ({ rule, onChange }: Props) => {
  const chosen = contacted().find(({ id }) => rule[id] !== undefined)?.id;
  const days = rule.not_contacted_for ?? rule.contacted_within;
  const choose = (id: ReturnType<typeof contacted>[number]['id'] | undefined) =>
    onChange(id === undefined ? {} : id === 'never_contacted' ? { [id]: true } : { [id]: days ?? atFirst });
  return (
    <>
      <ChoiceChips
        label={t`Last contact`}
        choices={contacted()}
        chosen={chosen ? [chosen] : []}
        single
        onChange={([id]) => choose(id)}
      />
      {chosen && chosen !== 'never_contacted' && (
        <DaysChoice label={t`How long`} days={days} onChange={(count) => onChange({ [chosen]: count })} />
      )}
      {chosen === 'not_contacted_for' && (
        <p className={styles.hint}>{t`Who was never contacted counts from the day they were added.`}</p>
      )}
    </>
  );
};

const AddedChoices = ({ rule, onChange }: Props) => (
  <DaysChoice
    label={t`Added in the last`}
    days={rule.added_within}
    onChange={(added_within) => onChange({ added_within })}
  />
);

const choicesOf = {
  kind: KindChoices,
  source: SourceChoices,
  group: GroupChoices,
  contact: ContactChoices,
  consent: ConsentChoices,
  added: AddedChoices,
} as const satisfies Record<RulePart, (props: Props) => unknown>;

/** What a piece of a rule, or the filter of the same name, can be. */
export const RuleChoices = ({ part, ...props }: Props & { part: RulePart }) => {
  const Choices = choicesOf[part];
  return (
    <div className={styles.choices}>
      <Choices {...props} />
    </div>
  );
};
