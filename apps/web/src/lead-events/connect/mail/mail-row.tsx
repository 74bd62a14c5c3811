import type { LeadMail } from '@angan/contract/lead-events/lead-mail.ts';
import { t } from '@lingui/core/macro';
import { IconMailForward } from '@tabler/icons-react';
import { SendingRow } from '../sending-row.tsx';
import { useSaveMail } from './use-mail.ts';

interface Props {
  mail: LeadMail;
  isOpen: boolean;
  onOpen: (isOn: boolean) => void;
}

/** Forwarded e-mails in the list of what is connected. */
export const MailRow = ({ mail, isOpen, onOpen }: Props) => {
  const { is_enabled, is_available } = mail;
  const save = useSaveMail();
  return (
    <SendingRow
      facts={mail}
      icon={<IconMailForward size={20} />}
      name={t`E-mail`}
      about={t`For portals that only write e-mails: forward them here`}
      switchLabel={t`Take leads from forwarded e-mails`}
      isOpen={isOpen}
      onOpen={onOpen}
      isFixed={save.busy || (!is_available && !is_enabled)}
      onSwitch={(isOn) => save.run({ is_enabled: isOn }, { onSuccess: () => onOpen(true) })}
    />
  );
};
