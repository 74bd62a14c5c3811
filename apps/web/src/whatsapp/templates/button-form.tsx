import { type WhatsappButton, whatsappButtonCalls } from '@angan/contract/whatsapp/buttons.ts';
import { draftLimits, emptySlot, type SlotFields } from '@angan/contract/whatsapp/flat-template.ts';
import { buttonTypes } from '@angan/domain/whatsapp/templates/index.ts';
import { t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { FormDialog, TextField } from '../../ui/form/index.ts';
import { ButtonTarget } from './editor/button-target.tsx';

const api = client(whatsappButtonCalls);

interface Props {
  button: WhatsappButton | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** A button to be used again, by the fields of a template's. */
export const ButtonForm = ({ button, onClose, onSaved }: Props) => {
  const [slot, setSlot] = useState<SlotFields>(button ?? { ...emptySlot, button_type: 'Custom' });
  const change = (next: Partial<SlotFields>) => setSlot((now) => ({ ...now, ...next }));
  const save = useCall(
    () => {
      const body = { ...slot, button_type: slot.button_type ?? 'Custom' };
      return button ? api.update({ params: { id: button.id }, body }) : api.create({ body });
    },
    {
      success: button ? t`Button changed` : t`Button added`,
      onSuccess: onSaved,
      quiet: true,
    },
  );
  const { errors, problem } = save;
  const words = button ? t`Edit button` : t`Add WhatsApp button`;
  return (
    <FormDialog
      opened
      title={words}
      submit={button ? t`Save` : t`Add WhatsApp button`}
      busy={save.isPending}
      error={problem}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <NativeSelect
        label={t`Type`}
        value={slot.button_type ?? 'Custom'}
        data={[...buttonTypes]}
        onChange={({ currentTarget }) => change({ button_type: currentTarget.value as 'Custom' })}
      />
      <TextField
        label={t`Text`}
        value={slot.button_text}
        maxLength={draftLimits.button_text}
        error={errors.button_text}
        onChange={(button_text) => change({ button_text })}
      />
      {slot.button_type !== 'Custom' && <ButtonTarget number={1} slot={slot} errors={errors} onChange={change} />}
    </FormDialog>
  );
};
