import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconAddressBook } from '@tabler/icons-react';
import { pickPerson } from '../core/platform/index.ts';
import { toast } from '../ui/toast.ts';
import { contactOfPhone } from './phone-person.ts';
import styles from './pick-person.module.css';

export interface PickPersonProps {
  onPicked: (person: ReturnType<typeof contactOfPhone>) => void;
}

/** Takes a person over from the phone's own address book. */
export const PickPersonButton = ({ onPicked }: PickPersonProps) => {
  const pick = async () => {
    const person = await pickPerson();
    if (!person) return;
    const contact = contactOfPhone(person);
    if (contact.mobiles.length === 0)
      toast.error(t`No mobile number of ten digits came with this contact. Type it in.`);
    onPicked(contact);
  };
  return (
    <Button
      className={styles.pick}
      size="xs"
      variant="transparent"
      leftSection={<IconAddressBook size={15} aria-hidden />}
      onClick={() =>
        void pick().catch(() => toast.error(t`This phone's contacts could not be opened. Type the number in.`))
      }
    >
      {t`Pick from this phone`}
    </Button>
  );
};
