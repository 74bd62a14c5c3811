import { type ContactGroup, contactGroupCalls, groupNameLimit } from '@angan/contract/contacts/contact-groups.ts';
import { contactCalls } from '@angan/contract/contacts/contacts.ts';
import type { GroupRule } from '@angan/contract/contacts/group-rule.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, client, fieldErrors, firstNonField, nounOf } from '../../core/api/index.ts';
import { useDraft } from '../../core/drafts/index.ts';
import { fetchNames, useNames } from '../../core/names/index.ts';
import { FormDialog, TextField } from '../../ui/form/index.ts';
import { toast } from '../../ui/toast.ts';
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
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () => {
      const body = { contact_group_name: draft.name.trim(), rule: draft.rule as GroupRule };
      return group ? api.update({ params: { id: group.id }, body }) : api.create({ body });
    },
    onSuccess: (saved) => {
      clear();
      onClose();
      useNames.setState(({ contactgroups }) => ({
        contactgroups: [...contactgroups.filter(({ id }) => id !== saved.id), saved],
      }));
      toast.success(group ? `Saved: ${saved.contact_group_name}` : contactTexts.groupCreated);
      void fetchNames(['contactgroups']);
      void queries.invalidateQueries({ queryKey: [nounOf(contactGroupCalls.usage.path)] });
      return queries.invalidateQueries({ queryKey: [nounOf(contactCalls.list.path)] });
    },
    onError: (error) => {
      setErrors(fieldErrors(error));
      if (!(error instanceof ApiError && error.told)) toast.error(firstNonField(error) ?? contactTexts.groupFailed);
    },
  });
  const submit = () => {
    const wrong = {
      ...(draft.name.trim() === '' && { contact_group_name: drf.notBlank }),
      ...(Object.keys(draft.rule).length === 0 && { rule: contactTexts.ruleEmpty }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) save.mutate();
  };
  return (
    <FormDialog
      opened
      size="wide"
      title={group ? 'Change the rule' : 'New group by rule'}
      submit={group ? 'Save' : 'Add group'}
      busy={save.isPending}
      error={errors.rule}
      note={isKept ? 'What you chose is kept.' : null}
      onSubmit={submit}
      onClose={() => {
        if (group) clear();
        onClose();
      }}
    >
      <TextField
        label="Contact group name"
        value={draft.name}
        maxLength={groupNameLimit}
        placeholder="Buyers not called for 30 days"
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
