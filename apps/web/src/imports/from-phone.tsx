import { migrationLimits } from '@angan/contract/imports/data-migration.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconAddressBook } from '@tabler/icons-react';
import { useState } from 'react';
import { inApp, readPeople } from '../core/platform/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.ts';
import styles from './from-phone.module.css';
import { phoneList } from './phone-list.ts';

/**
 * Takes the phone's own contacts as a list. The app reads all of them, so it says before the phone asks what becomes of
 * them; in a browser its person chooses each.
 */
export const FromPhone = ({ onRead }: { onRead: (file: File) => void }) => {
  const [isAsking, setAsking] = useState(false);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const read = async () => {
    setReading(true);
    setProblem(undefined);
    try {
      const people = await readPeople();
      if (people === 'forbidden') return setProblem(forbiddenText());
      const file = phoneList(people, t`Contacts of this phone`);
      if (file) {
        setAsking(false);
        onRead(file);
      } else if (inApp || people.length > 0) tell(t`Nobody with a number is in this phone's contacts.`);
    } catch {
      tell(t`This phone's contacts could not be read. Export them as .vcf, and choose that file.`);
    } finally {
      setReading(false);
    }
  };
  const tell = (text: string) => (inApp ? setProblem(text) : toast.error(text));
  return (
    <>
      <Button
        className={styles.button}
        leftSection={<IconAddressBook size={16} aria-hidden />}
        loading={isReading && !inApp}
        onClick={() => (inApp ? setAsking(true) : void read())}
      >
        {t`This phone's contacts`}
      </Button>
      <Dialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t`This phone's contacts`}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t`Cancel`}</Button>
            <Button variant="filled" loading={isReading} onClick={() => void read()}>{t`Read contacts`}</Button>
          </>
        }
      >
        <p>
          {t`Angan reads the names, numbers and e-mails in this phone's contacts once, and sends them to your office as a list. You see what becomes of each row before anything is added, and can undo it for ${migrationLimits.undoDays} days.`}
        </p>
        <p className={styles.more}>{t`Your phone asks you next whether Angan may.`}</p>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </Dialog>
    </>
  );
};

const forbiddenText = () =>
  t`Angan may not read this phone's contacts. Allow contacts for Angan in the phone's settings, or choose a .vcf file.`;
