import type { WebsiteForm as Form } from '@angan/contract/lead-events/website-form.ts';
import { type WebsiteField, websiteFields, websiteSource } from '@angan/domain/leads/index.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { perLanguage } from '../../../core/language/index.ts';
import { ChoiceChips, focusFirstError } from '../../../ui/form/index.ts';
import styles from '../connect.module.css';
import { CopyAddress } from '../copy-address.tsx';
import { NewAddress } from '../new-address.tsx';
import { RuleFields } from '../rule-fields.tsx';
import { SendingForm } from '../sending-form.tsx';
import { type RuleDraft, ruleBodyOf, ruleDraftOf } from '../source-draft.ts';
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

const draftOf = (form: Form): Draft => ({ ...ruleDraftOf(form), form_fields: form.form_fields });

/** What the form of the office's site asks, where it stands, and what becomes of what is sent by it. */
export const WebsiteForm = ({ form }: { form: Form }) => {
  const { is_enabled, page_url, script_url } = form;
  const [draft, setDraft] = useState(() => draftOf(form));
  const save = useSaveWebsite();
  const set = (changed: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...changed }));
    save.setErrors({});
  };
  return (
    <SendingForm
      title={t`Your website`}
      isOn={is_enabled}
      isBusy={save.busy}
      onSave={() =>
        save.run({ ...ruleBodyOf(draft), form_fields: [...draft.form_fields] }, { onError: focusFirstError })
      }
    >
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
    </SendingForm>
  );
};
