import { ActionIcon, Button } from '@mantine/core';
import { IconFile, IconX } from '@tabler/icons-react';
import { cancelUpload, retryUpload, type Underway } from '../core/uploads/index.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import styles from './upload-tile.module.css';

const words = {
  waiting: 'Waiting',
  preparing: 'Making it smaller',
  staged: 'Sent when saved',
  sending: 'Sending',
  failed: '',
} as const;

/** A file on its way: itself, how far it is, and what can be done about it. */
export const UploadTile = ({ upload, className }: { upload: Underway; className?: string | undefined }) => {
  const { key, file, step, share, problem, mayRetry, preview } = upload;
  const isMoving = step === 'preparing' || step === 'sending';
  return (
    <div className={`${styles.tile} ${className ?? ''}`} data-step={step}>
      {preview ? <img src={preview} alt={file.name} /> : <IconFile size={24} aria-hidden />}
      <ActionIcon
        className={styles.cancel}
        aria-label={`${step === 'failed' || step === 'staged' ? 'Remove' : 'Cancel'} ${file.name}`}
        onClick={() => cancelUpload(key)}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
      <div className={styles.said} role={problem ? 'alert' : undefined}>
        {problem ? <span className={styles.problem}>{problem}</span> : <span>{words[step]}</span>}
        {isMoving && (
          <ProgressBar small label={`${words[step]} ${file.name}`} done={Math.round(share * 100)} total={100} />
        )}
        {mayRetry && (
          <Button size="xs" onClick={() => retryUpload(key)}>
            Try again
          </Button>
        )}
      </div>
    </div>
  );
};
