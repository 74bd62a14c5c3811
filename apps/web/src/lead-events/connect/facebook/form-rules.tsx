import type { FacebookForm } from '@angan/contract/lead-events/facebook.ts';
import { type FacebookTarget, facebookSource, facebookTargets } from '@angan/domain/leads/index.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useProjectChoices } from '../../../records/index.ts';
import { focusFirstError, LookupField, SelectField } from '../../../ui/form/index.ts';
import styles from '../connect.module.css';
import { RuleFields } from '../rule-fields.tsx';
import { type FormDraft, formBodyOf, formDraftOf, formErrorsOf } from './form-draft.ts';
import { useSaveForm } from './use-facebook.ts';

/** What each answer of a form is taken for, what it is about, and to whom its leads go. */
export const FormRules = ({ form }: { form: FacebookForm }) => {
  const [draft, setDraft] = useState(() => formDraftOf(form));
  const name = form.name || form.form_id;
  const save = useSaveForm({ id: form.id, name });
  const projects = useProjectChoices([]);
  const errors = formErrorsOf(save.errors);
  const set = (changed: Partial<FormDraft>) => {
    setDraft((now) => ({ ...now, ...changed }));
    save.setErrors({});
  };
  const take = (key: string, target: FacebookTarget | null) =>
    target && set({ field_map: { ...draft.field_map, [key]: target } });
  return (
    <form
      className={styles.rules}
      aria-label={name}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.busy) save.run(formBodyOf(form, draft), { onError: focusFirstError });
      }}
    >
      {form.questions.length > 0 && <p className={styles.quiet}>{t`What each answer is taken for`}</p>}
      <div className={styles.answers}>
        {form.questions.map(({ key, label }) => (
          <SelectField
            key={key}
            label={label || key}
            words={facebookTargets}
            value={draft.field_map[key] ?? null}
            onChange={(target) => take(key, target)}
          />
        ))}
      </div>
      {errors.field_map && (
        <p className={styles.problem} role="alert">
          {errors.field_map}
        </p>
      )}
      {(projects.length > 0 || draft.project !== null) && (
        <LookupField
          label={t`Project that it is about`}
          choices={projects}
          value={draft.project}
          error={errors.project}
          onChange={(project) => set({ project })}
        />
      )}
      <RuleFields source={facebookSource} draft={draft} errors={errors} set={set} />
      <div className={styles.buttons}>
        <Button type="submit" variant="filled" loading={save.busy}>
          {t`Save`}
        </Button>
      </div>
    </form>
  );
};
