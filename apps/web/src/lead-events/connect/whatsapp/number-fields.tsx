import type { LeadWhatsapp } from '@angan/contract/lead-events/lead-whatsapp.ts';
import { t } from '@lingui/core/macro';
import { FieldPair, TextField } from '../../../ui/form/index.ts';
import { SecretField } from '../secret-field.tsx';
import type { WhatsappDraft } from './whatsapp-draft.ts';

interface Props {
  whatsapp: LeadWhatsapp;
  draft: WhatsappDraft;
  errors: Record<string, string>;
  set: (changed: Partial<WhatsappDraft>) => void;
}

/** By what Meta knows the number, and what opens it. */
export const NumberFields = ({ whatsapp, draft, errors, set }: Props) => (
  <>
    <FieldPair>
      <TextField
        label={t`Phone number ID`}
        value={draft.phone_number_id}
        maxLength={25}
        error={errors.phone_number_id}
        onChange={(phone_number_id) => set({ phone_number_id })}
      />
      <TextField
        label={t`WhatsApp Business account ID`}
        value={draft.waba_id}
        maxLength={25}
        error={errors.waba_id}
        onChange={(waba_id) => set({ waba_id })}
      />
    </FieldPair>
    <SecretField
      label={t`Access token`}
      isSet={whatsapp.has_access_token}
      setOn={whatsapp.secret_set_on}
      value={draft.access_token}
      error={errors.access_token}
      onChange={(access_token) => set({ access_token })}
    />
    <SecretField
      label={t`App secret`}
      isSet={whatsapp.has_app_secret}
      setOn={null}
      value={draft.app_secret}
      error={errors.app_secret}
      onChange={(app_secret) => set({ app_secret })}
    />
  </>
);
