import {
  profileLimits,
  profileVerticals,
  type WhatsappNumber,
  whatsappNumberCalls,
} from '@angan/contract/whatsapp/numbers.ts';
import { t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { perLanguage } from '../../core/language/index.ts';
import { FormDialog, TextAreaField, TextField } from '../../ui/form/index.ts';

const api = client(whatsappNumberCalls);
const verticalWords = perLanguage<Partial<Record<(typeof profileVerticals)[number], string>>>(() => ({
  PROF_SERVICES: t`Professional services`,
  EDU: t`Education`,
  ENTERTAIN: t`Entertainment`,
  EVENT_PLAN: t`Event planning`,
  GOVT: t`Government`,
  NONPROFIT: t`Non-profit`,
}));
const wordOf = (vertical: (typeof profileVerticals)[number]) =>
  verticalWords()[vertical] ?? vertical.charAt(0) + vertical.slice(1).toLowerCase();

/** What people see of the number in WhatsApp. */
export const ProfileDialog = ({ number, onClose }: { number: WhatsappNumber; onClose: () => void }) => {
  const { profile } = number;
  const [draft, setDraft] = useState({
    about: profile.about ?? '',
    address: profile.address ?? '',
    description: profile.description ?? '',
    email: profile.email ?? '',
    website: profile.websites?.[0] ?? '',
    second: profile.websites?.[1] ?? '',
    vertical: profile.vertical ?? '',
  });
  const change = (next: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...next }));
  const save = useCall(
    () => {
      const { website, second, vertical, ...texts } = draft;
      const chosen = profileVerticals.find((one) => one === vertical);
      return api.writeProfile({
        params: { id: number.id },
        body: {
          ...texts,
          websites: [website, second].filter((one) => one.trim() !== ''),
          ...(chosen && { vertical: chosen }),
        },
      });
    },
    { success: t`Profile saved`, quiet: true, changes: ['whatsapp_number'], onSuccess: onClose },
  );
  const { errors, problem } = save;
  return (
    <FormDialog
      opened
      title={t`Business profile`}
      submit={t`Save`}
      busy={save.isPending}
      error={problem}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <TextField
        label={t`About`}
        value={draft.about}
        maxLength={profileLimits.about}
        error={errors.about}
        onChange={(about) => change({ about })}
      />
      <TextAreaField
        label={t`Description`}
        value={draft.description}
        maxLength={profileLimits.description}
        error={errors.description}
        onChange={(description) => change({ description })}
      />
      <TextField
        label={t`Address`}
        value={draft.address}
        maxLength={profileLimits.address}
        error={errors.address}
        onChange={(address) => change({ address })}
      />
      <TextField
        label={t`Email`}
        type="email"
        value={draft.email}
        maxLength={profileLimits.email}
        error={errors.email}
        onChange={(email) => change({ email })}
      />
      <TextField
        label={t`Website`}
        type="url"
        value={draft.website}
        maxLength={profileLimits.website}
        error={errors.websites}
        onChange={(website) => change({ website })}
      />
      <TextField
        label={t`Second website`}
        type="url"
        value={draft.second}
        maxLength={profileLimits.website}
        onChange={(second) => change({ second })}
      />
      <NativeSelect
        label={t`Business`}
        value={draft.vertical}
        data={[
          { value: '', label: t`Not chosen` },
          ...profileVerticals.map((value) => ({ value, label: wordOf(value) })),
        ]}
        onChange={({ currentTarget }) => change({ vertical: currentTarget.value })}
      />
    </FormDialog>
  );
};
