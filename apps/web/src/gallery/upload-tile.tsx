import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconFile, IconX } from '@tabler/icons-react';
import { perLanguage } from '../core/language/index.ts';
import { cancelUpload, retryUpload, type Underway } from '../core/uploads/index.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import styles from './upload-tile.module.css';

const words = perLanguage(
  () =>
    ({
      waiting: t`Waiting`,
      preparing: t`Making it smaller`,
      staged: t`Sent when saved`,
      sending: t`Sending`,
      failed: '',
    }) as const,
);

/** A file on its way: itself, how far it is, and what can be done about it. */
export const UploadTile = ({ upload, className }: { upload: Underway; className?: string | undefined }) => {
  const { key, file, step, share, problem, mayRetry, preview } = upload;
  const isMoving = step === 'preparing' || step === 'sending';
  return (
    <div className={`${styles.tile} ${className ?? ''}`} data-step={step}>
      {preview ? <img src={preview} alt={file.name} /> : <IconFile size={24} aria-hidden />}
      <ActionIcon
        className={styles.cancel}
        aria-label={`${step === 'failed' || step === 'staged' ? t`Remove` : t`Cancel`} ${file.name}`}
        onClick={() => cancelUpload(key)}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
      <div className={styles.said} role={problem ? 'alert' : undefined}>
        {problem ? <span className={styles.problem}>{problem}</span> : <span>{words()[step]}</span>}
        {isMoving && (
          <ProgressBar small label={`${words()[step]} ${file.name}`} done={Math.round(share * 100)} total={100} />
        )}
        {mayRetry && (
          <Button size="xs" onClick={() => retryUpload(key)}>
            {t`Try again`}
          </Button>
        )}
      </div>
    </div>
  );
};
