import { type Contact, contactCalls } from '@angan/contract/contacts/contacts.ts';
import type { ContactWay } from '@angan/domain/lookups/contact-ways.ts';
import { t } from '@lingui/core/macro';
import { Button, Menu } from '@mantine/core';
import { IconBrandWhatsapp, IconMail, IconPhone, IconUsers } from '@tabler/icons-react';
import { useCall } from '../core/api/index.ts';
import { perLanguage } from '../core/language/index.ts';
import { useMay, useRunsTheOffice } from '../core/session/index.ts';
import { orKeep } from '../core/waiting/index.ts';
import { contactPath } from '../records/index.ts';
import { personName } from '../ui/person-name.ts';
import styles from './contact-panel.module.css';
import { lastContactText } from './last-contact-text.ts';

const ways = perLanguage<Record<ContactWay, { did: string; icon: typeof IconPhone }>>(() => ({
  Met: { did: t`Met`, icon: IconUsers },
  Call: { did: t`Called`, icon: IconPhone },
  WhatsApp: { did: t`Wrote on WhatsApp`, icon: IconBrandWhatsapp },
  'E-mail': { did: t`Wrote an e-mail`, icon: IconMail },
}));

/** When somebody of the office last spoke with the person, and a way to note that it was now. */
export const LastContact = ({ contact }: { contact: Contact }) => {
  const mayNote = useMay('note:edit');
  const whole = useRunsTheOffice();
  const log = (how: ContactWay) =>
    orKeep(
      contactCalls.contacted,
      { params: { id: contact.id }, body: { how } },
      {
        title: t`Contact with ${personName(contact.name)}`,
        detail: ways()[how].did,
        changes: ['contact'],
        mend: { path: contactPath(contact.id, whole) },
      },
    );
  const note = useCall(log, {
    failure: t`It was not noted. Try again.`,
    changes: ['contact'],
  });
  const last = lastContactText(contact);
  return (
    <p className={styles.line}>
      <span className={styles.glyph}>
        <IconPhone aria-hidden />
      </span>
      <span className={styles.said}>{last === '' ? t`Never contacted` : t`Last contacted ${last}`}</span>
      {mayNote && (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button size="xs" variant="transparent" loading={note.isPending}>
              {t`Log a contact`}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {(Object.keys(ways()) as ContactWay[]).map((how) => {
              const { did, icon: Icon } = ways()[how];
              return (
                <Menu.Item key={how} leftSection={<Icon size={16} aria-hidden />} onClick={() => note.mutate(how)}>
                  {did}
                </Menu.Item>
              );
            })}
          </Menu.Dropdown>
        </Menu>
      )}
    </p>
  );
};
