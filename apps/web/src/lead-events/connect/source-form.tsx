import type { LeadSourceSetting } from '@angan/contract/lead-events/lead-sources.ts';
import { leadSourceProblems } from '@angan/contract/lead-events/problems.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { formatTime, sentence } from '../../core/language/index.ts';
import { focusFirstError } from '../../ui/form/index.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from './connect.module.css';
import { LoginFields } from './login-fields.tsx';
import { PushAddress } from './push-address.tsx';
import { RuleFields } from './rule-fields.tsx';
import { bodyOf, draftOf, hasSecret, type SourceDraft } from './source-draft.ts';
import { useSaveSource, useTries } from './use-sources.ts';

/** How a portal is connected and what becomes of its leads; and what can be tried with it. */
export const SourceForm = ({ setting }: { setting: LeadSourceSetting }) => {
  const { source, last_error, next_pull_at, is_enabled, mode } = setting;
  const [draft, setDraft] = useState(() => draftOf(setting));
  const title = useId();
  const save = useSaveSource(setting, () => set({ secret: '' }));
  const tries = useTries(setting);
  const set = (changed: Partial<SourceDraft>) => {
    setDraft((now) => ({ ...now, ...changed }));
    save.setErrors({});
  };
  const isAsked = mode !== 'Push' && hasSecret(setting);
  const isSaved = hasSecret(setting) || setting.push_url !== '';
  return (
    <form
      className={styles.form}
      aria-labelledby={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.busy) save.run(bodyOf(setting, draft), { onError: focusFirstError });
      }}
    >
      <div className={styles.formHead}>
        <h3 id={title} className={styles.title}>
          {source}
        </h3>
        {last_error ? (
          <StatusBadge tone="bad">{t`Failed`}</StatusBadge>
        ) : is_enabled ? (
          <StatusBadge tone="ok">{t`On`}</StatusBadge>
        ) : (
          <StatusBadge tone="off">{t`Off`}</StatusBadge>
        )}
      </div>
      {last_error && (
        <p className={styles.problem} role="status">
          {sentence(leadSourceProblems, last_error)}{' '}
          {is_enabled && next_pull_at && t`Next try at ${formatTime(next_pull_at)}.`}
        </p>
      )}
      <LoginFields setting={setting} draft={draft} errors={save.errors} set={set} />
      <RuleFields source={source} draft={draft} errors={save.errors} set={set} />
      {setting.push_url !== '' && draft.mode !== 'Pull' && (
        <PushAddress setting={setting} onRotate={() => tries.rotate.mutateAsync()} />
      )}
      {tries.outcome && (
        <p className={tries.outcome.isGood ? styles.good : styles.problem} role="status">
          {tries.outcome.text}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="filled" loading={save.busy}>
          {t`Save`}
        </Button>
        <Button loading={tries.test.isPending} disabled={!isAsked} onClick={() => tries.test.mutate()}>
          {t`Test connection`}
        </Button>
        <Button loading={tries.pull.isPending} disabled={!isAsked || !is_enabled} onClick={() => tries.pull.mutate()}>
          {t`Pull now`}
        </Button>
        <Button loading={tries.sendTest.isPending} disabled={!isSaved} onClick={() => tries.sendTest.mutate()}>
          {t`Send a test lead`}
        </Button>
      </div>
    </form>
  );
};
