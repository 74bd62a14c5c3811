import type { LeadSourceSetting } from '@angan/contract/lead-events/lead-sources.ts';
import { leadAccountTypes, leadModes, pullMinutes } from '@angan/domain/leads/index.ts';
import { t } from '@lingui/core/macro';
import { perLanguage } from '../../core/language/index.ts';
import { CountField, FieldPair, SelectField, TagsField, TextField } from '../../ui/form/index.ts';
import { SecretField } from './secret-field.tsx';
import { hasSecret, type SourceDraft, secretOf } from './source-draft.ts';

const secretLabels = perLanguage(() => ({
  password: t`Password`,
  api_key: t`API key`,
  encryption_key: t`Encryption key`,
}));

interface Props {
  setting: LeadSourceSetting;
  draft: SourceDraft;
  errors: Record<string, string>;
  set: (changed: Partial<SourceDraft>) => void;
}

/** What the portal asks for, and how its leads come. */
export const LoginFields = ({ setting, draft, errors, set }: Props) => {
  const { portal } = setting;
  const secretError = errors.password ?? errors.api_key ?? errors.encryption_key;
  const isBuilder = draft.account_type === 'Builder';
  return (
    <>
      <FieldPair>
        {portal === 'acres99' && (
          <TextField
            label={t`User name`}
            value={draft.username}
            maxLength={120}
            error={errors.username}
            onChange={(username) => set({ username })}
          />
        )}
        {portal === 'housing' && (
          <TextField
            label={t`Profile id`}
            value={draft.profile_id}
            maxLength={40}
            error={errors.profile_id}
            onChange={(profile_id) => set({ profile_id })}
          />
        )}
        <SelectField
          label={t`Account type`}
          words={leadAccountTypes}
          value={draft.account_type}
          error={errors.account_type}
          onChange={(account_type) => account_type && set({ account_type })}
        />
      </FieldPair>
      <SecretField
        label={secretLabels()[secretOf(setting)]}
        isSet={hasSecret(setting)}
        setOn={setting.secret_set_on}
        value={draft.secret}
        error={secretError}
        onChange={(secret) => set({ secret })}
      />
      <FieldPair>
        <SelectField
          label={t`How leads come`}
          words={leadModes}
          value={draft.mode}
          error={errors.mode}
          hint={t`Pull: we ask the portal. Push: the portal sends to our address.`}
          onChange={(mode) => mode && set({ mode })}
        />
        {draft.mode !== 'Push' && (
          <CountField
            label={t`Ask every, in minutes`}
            value={draft.pull_every_minutes}
            error={errors.pull_every_minutes}
            hint={t`${pullMinutes.min} to ${pullMinutes.max}`}
            onChange={(pull_every_minutes) => set({ pull_every_minutes })}
          />
        )}
      </FieldPair>
      <TagsField
        label={isBuilder ? t`Project ids` : t`Listing ids`}
        value={draft.listing_ids}
        max={200}
        maxLength={40}
        hint={t`Only leads of these. None: all of the account.`}
        {...(errors.listing_ids && { error: errors.listing_ids })}
        onChange={(listing_ids) => set({ listing_ids })}
      />
    </>
  );
};
