import type { WebsiteForm as Form } from '@angan/contract/lead-events/website-form.ts';
import { type WebsiteField, websiteFields, websiteSource } from '@angan/domain/leads/index.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { perLanguage } from '../../../core/language/index.ts';
import { ChoiceChips, focusFirstError } from '../../../ui/form/index.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import styles from '../connect.module.css';
import { CopyAddress } from '../copy-address.tsx';
import { NewAddress } from '../new-address.tsx';
import { RuleFields } from '../rule-fields.tsx';
import type { RuleDraft } from '../source-draft.ts';
import { useSaveWebsite } from './use-website.ts';

const fieldNames = perLanguage<Record<WebsiteField, string>>(() => ({
  email: t`E-mail`,
  deal: t`Buy or rent`,
  property_type: t`Kind of property`,
  area: t`Area or locality`,
  budget: t`Budget`,
  message: t`Message`,
}));

type Draft = RuleDraft & { form_fields: readonly WebsiteField[] };

const draftOf = (form: Form): Draft => ({
  form_fields: form.form_fields,
  default_property_type: form.default_property_type,
  default_deal_type: form.default_deal_type,
  assign_rule: form.assign_rule,
  assign_to: form.assign_to,
  duplicate_rule: form.duplicate_rule,
});

/** What the form of the office's site asks, where it stands, and what becomes of what is sent by it. */
export const WebsiteForm = ({ form }: { form: Form }) => {
  const { is_enabled, page_url, script_url } = form;
  const [draft, setDraft] = useState(() => draftOf(form));
  const title = useId();
  const save = useSaveWebsite();
  const set = (changed: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...changed }));
    save.setErrors({});
  };
  return (
    <form
      className={styles.form}
      aria-labelledby={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (save.busy) return;
        const assign_to = draft.assign_rule === 'One person' ? draft.assign_to : null;
        save.run({ ...draft, form_fields: [...draft.form_fields], assign_to }, { onError: focusFirstError });
      }}
    >
      <div className={styles.formHead}>
        <h3 id={title} className={styles.title}>{t`Your website`}</h3>
        {is_enabled ? <StatusBadge tone="ok">{t`On`}</StatusBadge> : <StatusBadge tone="off">{t`Off`}</StatusBadge>}
      </div>
      {page_url === '' ? (
        <p className={styles.quiet}>
          {t`Turn it on: you get a page with your form to link to, and one line that draws the form on your own site.`}
        </p>
      ) : (
        <>
          <CopyAddress label={t`Link to your form`} text={page_url} copied={t`Link copied`}>
            <Button
              size="xs"
              component="a"
              href={page_url}
              target="_blank"
              rel="noreferrer"
              leftSection={<IconExternalLink size={16} aria-hidden />}
            >
              {t`Open the form`}
            </Button>
            <NewAddress
              item={t`Your website`}
              consequence={t`The present link ends at once, and so does the form on your site until the new line stands there.`}
              onRotate={() => save.rotate.mutateAsync(undefined)}
            />
          </CopyAddress>
          <CopyAddress
            label={t`Line for your site, where the form is to stand`}
            text={`<script src="${script_url}" async></script>`}
            copied={t`Line copied`}
          />
        </>
      )}
      <ChoiceChips
        label={t`Asked beside name and mobile number`}
        choices={websiteFields.map((id) => ({ id, label: fieldNames()[id] }))}
        chosen={draft.form_fields}
        error={save.errors.form_fields}
        onChange={(chosen) => set({ form_fields: websiteFields.filter((one) => chosen.includes(one)) })}
      />
      <RuleFields source={websiteSource} draft={draft} errors={save.errors} set={set} />
      <div className={styles.buttons}>
        <Button type="submit" variant="filled" loading={save.busy}>
          {t`Save`}
        </Button>
      </div>
    </form>
  );
};
