import type { LeadSourceSetting } from '@angan/contract/lead-events/lead-sources.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconCopy, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { copyText } from '../../core/platform/index.ts';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './connect.module.css';

interface Props {
  setting: LeadSourceSetting;
  onRotate: () => Promise<unknown>;
}

/** The address to which the portal sends; whoever has it may add leads, so it can be made anew. */
export const PushAddress = ({ setting: { push_url, source }, onRotate }: Props) => {
  const [isAsking, setAsking] = useState(false);
  const copy = () =>
    copyText(push_url).then(
      () => toast.success(t`Address copied`),
      () => toast.error(t`The browser did not let the address be copied. Select it by hand.`),
    );
  return (
    <div>
      <span className={styles.secretLabel}>{t`Address for ${source} to send to`}</span>
      <code className={styles.address}>{push_url}</code>
      <div className={styles.buttons}>
        <Button size="xs" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
          {t`Copy`}
        </Button>
        <Button size="xs" leftSection={<IconRefresh size={16} aria-hidden />} onClick={() => setAsking(true)}>
          {t`New address`}
        </Button>
      </div>
      {isAsking && (
        <DeleteDialog
          verb={t`Replace`}
          what={t`the address`}
          icon={<IconRefresh size={16} aria-hidden />}
          opened
          item={source}
          consequence={t`The present address ends at once. ${source} sends nothing until its account manager has the new one.`}
          onDelete={() => onRotate().catch(() => undefined)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
};
