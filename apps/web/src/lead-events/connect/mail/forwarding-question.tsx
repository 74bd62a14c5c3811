import type { LeadForwarding } from '@angan/contract/lead-events/lead-mail.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import styles from '../connect.module.css';
import { CopyAddress } from '../copy-address.tsx';

interface Props {
  question: LeadForwarding;
  onDone: () => void;
}

/** Gmail's question whether it may forward, with the code that answers it. */
export const ForwardingQuestion = ({ question: { mailbox, code, link }, onDone }: Props) => (
  <section className={styles.question} aria-label={t`Gmail’s code`}>
    <CopyAddress label={t`Gmail’s code for forwarding from ${mailbox}`} text={code} copied={t`Code copied`}>
      {link !== '' && (
        <Button
          size="xs"
          component="a"
          href={link}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          {t`Confirm at Gmail`}
        </Button>
      )}
      <Button size="xs" variant="transparent" onClick={onDone}>
        {t`Done`}
      </Button>
    </CopyAddress>
  </section>
);
