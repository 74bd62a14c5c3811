import type { Share } from '@angan/contract/shares/shares.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconDownload, IconShare } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { toastError } from '../../core/api/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { usePhone } from '../../ui/screen.ts';
import { passOnFile } from '../pass-on.ts';
import { confirmedWords } from './confirmed-words.ts';
import styles from './slip.module.css';

/** The slip that was just made, and the ways to hand it on. */
export const SlipMade = ({ share, onClose }: { share: Share; onClose: () => void }) => {
  const phone = usePhone() === true;
  const passOn = useMutation({
    mutationFn: (byPhone: boolean) => passOnFile(share.slip!, byPhone),
    onError: (error) => toastError(error),
  });
  return (
    <Dialog
      opened
      title={t`Slip made`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => passOn.mutate(false)} leftSection={<IconDownload size={16} aria-hidden />}>
            {t`Download PDF`}
          </Button>
          {phone && (
            <Button
              variant="filled"
              loading={passOn.isPending}
              leftSection={<IconShare size={16} aria-hidden />}
              onClick={() => passOn.mutate(true)}
            >
              {t`Share PDF`}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.plain}>{confirmedWords()[share.slip!.method]}</p>
      <p className={styles.second}>
        {t`It stands in the share ledger as ${share.code} and stays as it is. You find it under Shares of the inquiry.`}
      </p>
    </Dialog>
  );
};
