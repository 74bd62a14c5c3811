import type { LeadWhatsapp } from '@angan/contract/lead-events/lead-whatsapp.ts';
import { t } from '@lingui/core/macro';
import styles from '../connect.module.css';
import { CopyAddress } from '../copy-address.tsx';
import { NewAddress } from '../new-address.tsx';

interface Props {
  whatsapp: LeadWhatsapp;
  onRotate: () => Promise<unknown>;
}

/** Where Meta's app has to send what is written, and the word by which it asks there. */
export const MetaAddress = ({ whatsapp: { callback_url, verify_token }, onRotate }: Props) => (
  <>
    <CopyAddress label={t`Callback URL for your Meta app`} text={callback_url} copied={t`Address copied`}>
      <NewAddress
        item={t`WhatsApp`}
        consequence={t`The present address ends at once. Chats come in again when the new one stands in your Meta app.`}
        onRotate={onRotate}
      />
    </CopyAddress>
    <CopyAddress label={t`Verify token`} text={verify_token} copied={t`Word copied`} />
    <ol className={styles.steps}>
      <li>{t`In your Meta app, open WhatsApp, Configuration, and enter the callback URL and the verify token.`}</li>
      <li>{t`There subscribe to messages and to smb_message_echoes: the second tells when you answer on your phone.`}</li>
      <li>{t`Press Test connection here.`}</li>
    </ol>
  </>
);
