import type { LeadWhatsapp } from '@angan/contract/lead-events/lead-whatsapp.ts';
import { t } from '@lingui/core/macro';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { SendingRow } from '../sending-row.tsx';
import { useSaveWhatsapp } from './use-whatsapp.ts';
import { isComplete } from './whatsapp-draft.ts';

interface Props {
  whatsapp: LeadWhatsapp;
  isOpen: boolean;
  onOpen: (isOn: boolean) => void;
}

/** The office's own WhatsApp number in the list of what is connected. */
export const WhatsappRow = ({ whatsapp, isOpen, onOpen }: Props) => {
  const { display_phone_number: number, last_error, is_enabled } = whatsapp;
  const save = useSaveWhatsapp();
  return (
    <SendingRow
      facts={whatsapp}
      icon={<IconBrandWhatsapp size={20} />}
      name={t`WhatsApp`}
      about={number || t`Who writes to your number for the first time, or by an ad`}
      switchLabel={t`Take chats on WhatsApp as leads`}
      problem={last_error}
      isOpen={isOpen}
      onOpen={onOpen}
      isFixed={save.busy || (!is_enabled && !isComplete(whatsapp))}
      onSwitch={(isOn) => save.run({ is_enabled: isOn }, { onSuccess: () => onOpen(true) })}
    />
  );
};
