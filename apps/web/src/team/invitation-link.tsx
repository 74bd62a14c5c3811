import type { Answer } from '@angan/contract/kit/call.ts';
import type { invitationCalls } from '@angan/contract/team/invitations.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconCopy } from '@tabler/icons-react';
import { useRef } from 'react';
import { chatLink, copyText } from '../core/platform/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { personLabel } from '../ui/person-name.ts';
import { toast } from '../ui/toast.ts';
import styles from './team.module.css';

export type Sent = Answer<typeof invitationCalls.create>;

/** The link of an invitation, to be sent by hand: it is shown this once, and another can be made. */
export const InvitationLink = ({ sent, onClose }: { sent: Sent | null; onClose: () => void }) => {
  // The words stay while the dialog fades.
  const last = useRef(sent);
  if (sent) last.current = sent;
  const { url = '', mobile = '', email = '' } = last.current ?? {};
  const name = last.current ? personLabel(last.current) : '';
  const copy = () =>
    copyText(url).then(
      () => toast.success(t`Link copied.`),
      () => toast.error(t`The link could not be copied. Select it and copy it by hand.`),
    );
  return (
    <Dialog
      opened={sent !== null}
      onClose={onClose}
      title={t`Invitation for ${name}`}
      footer={
        <>
          <Button leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
            {t`Copy link`}
          </Button>
          <Button
            component="a"
            href={chatLink(t`Join our office on Angan: ${url}`, mobile)}
            target="_blank"
            rel="noreferrer"
            variant="filled"
            leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
          >
            {t`Send on WhatsApp`}
          </Button>
        </>
      }
    >
      <p>
        {email
          ? t`The link goes to ${email} by mail. You can send it yourself too; it is good for 7 days, and once.`
          : t`Send this link to ${name}. It is good for 7 days, and once.`}
      </p>
      <p className={styles.link}>{url}</p>
    </Dialog>
  );
};
