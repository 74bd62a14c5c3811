import { type ContactGroup, contactGroupCalls, groupNameLimit } from '@angan/contract/contacts/contact-groups.ts';
import type { GroupRule } from '@angan/contract/contacts/group-rule.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { useDraft } from '../../core/drafts/index.ts';
import { word } from '../../core/language/index.ts';
import { fetchNames, useNames } from '../../core/names/index.ts';
import { FormDialog, TextField } from '../../ui/form/index.ts';
import { RuleCount } from './rule-count.tsx';
import { RuleSentence } from './rule-sentence.tsx';
import styles from './rules.module.css';

const api = client(contactGroupCalls);

interface Draft {
  name: string;
  rule: Partial<GroupRule>;
}
const empty: Draft = { name: '', rule: {} };

interface Props {
  /** The group whose rule is changed; undefined for a new one. */
  group?: ContactGroup | undefined;
  onClose: () => void;
}

/** A group by rule: its name, the rule as a sentence, and whom it reaches, counted while one builds it. */
export const RuleBuilder = ({ group, onClose }: Props) => {
  const initial = group ? { name: group.contact_group_name, rule: group.rule ?? {} } : empty;
  const { draft, change, clear, isKept } = useDraft<Draft>(`group:rule:${group?.id ?? 'new'}`, initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useCall(
    () => {
      const body = { contact_group_name: draft.name.trim(), rule: draft.rule as GroupRule };
      return group ? api.update({ params: { id: group.id }, body }) : api.create({ body });
    },
    {
      success: (saved) => (group ? t`Saved: ${saved.contact_group_name}` : word(contactTexts.groupCreated)),
      failure: word(contactTexts.groupFailed),
      onFieldErrors: setErrors,
      changes: ['contactgroup', 'contact'],
      onSuccess: (saved) => {
        clear();
        onClose();
        useNames.setState(({ contactgroups }) => ({
          contactgroups: [...contactgroups.filter(({ id }) => id !== saved.id), saved],
        }));
        void fetchNames(['contactgroups']);
      },
    },
  );
  const submit = () => {
    const wrong = {
      ...(draft.name.trim() === '' && { contact_group_name: word(drf.notBlank) }),
      ...(Object.keys(draft.rule).length === 0 && { rule: word(contactTexts.ruleEmpty) }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) save.mutate();
  };
  return (
    <FormDialog
      opened
      size="wide"
      title={group ? t`Change the rule` : t`New group by rule`}
      submit={group ? t`Save` : t`Add group`}
      busy={save.isPending}
      error={errors.rule}
      note={isKept ? t`What you chose is kept.` : null}
      onSubmit={submit}
      onClose={() => {
        if (group) clear();
        onClose();
      }}
    >
      <TextField
        label={t`Contact group name`}
        value={draft.name}
        maxLength={groupNameLimit}
        placeholder={t`Buyers not called for 30 days`}
        required
        autoFocus
        error={errors.contact_group_name}
        onChange={(name) => change({ ...draft, name })}
      />
      <div className={styles.rule}>
        <RuleSentence rule={draft.rule} onChange={(rule) => change({ ...draft, rule })} />
        <RuleCount rule={draft.rule} />
      </div>
    </FormDialog>
  );
};
