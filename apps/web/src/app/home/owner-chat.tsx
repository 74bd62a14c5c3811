import type { HomeProperty } from '@angan/contract/home/home.ts';
import type { ContactRef } from '@angan/contract/kit/nested.ts';
import { t } from '@lingui/core/macro';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { use } from 'react';
import { openLater, whatsappLink } from '../../core/platform/index.ts';
import { Called } from '../../ui/person.tsx';
import { personName } from '../../ui/person-name.ts';
import { useReveal } from '../../viewed/light.ts';
import styles from './home.module.css';

interface Props {
  property: HomeProperty;
  /** What is typed in already. */
  text: string;
}

/** WhatsApp of the owner with a text; a masked number is revealed on the way, and that is noted. */
export const OwnerChat = ({ property, text }: Props) =>
  property.contact && <Chat property={property} contact={property.contact} text={text} />;

const Chat = ({ property, contact, text }: Props & { contact: ContactRef }) => {
  const { numbers, isWhole, mayAsk, ask, isAsking, noteUse } = useReveal({ ...property, kind: 'property', contact });
  const called = use(Called);
  const [known] = numbers;
  if (isWhole ? !known : !mayAsk) return null;
  const write = async () => {
    const chat = openLater();
    if (isWhole) noteUse('WhatsApp');
    const number = isWhole ? known : (await ask('WhatsApp').catch(() => undefined))?.numbers[0];
    if (number === undefined) return chat.close();
    called(contact.id, 'WhatsApp');
    chat.go(whatsappLink(number, text));
  };
  return (
    <button
      type="button"
      className={styles.icon}
      data-kind="whatsapp"
      disabled={isAsking}
      aria-label={t`Ask ${personName(contact.name)} on WhatsApp`}
      onClick={() => void write()}
    >
      <IconBrandWhatsapp aria-hidden />
    </button>
  );
};
