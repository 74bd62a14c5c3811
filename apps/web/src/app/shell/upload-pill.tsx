import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { cancelUpload, resumeUploads, retryUpload, type Underway, useSending } from '../../core/uploads/index.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import styles from './upload-pill.module.css';

const files = (count: number) => (count === 1 ? t`1 file` : t`${count} files`);

/** Files on their way, in a quiet line over every screen; what could not be sent stays there until somebody says what becomes of it. */
export const UploadPill = () => {
  const { list, done } = useSending();
  const [opened, setOpened] = useState(false);
  useEffect(() => void resumeUploads(), []);
  if (list.length === 0) return null;
  const failed = list.filter(({ step }) => step === 'failed');
  const moving = list.length - failed.length;
  const current = list.find(({ step }) => step === 'sending' || step === 'preparing');
  const share = done + (current?.step === 'sending' ? current.share : 0);
  return (
    <section className={styles.pill} aria-label={t`Files on their way`} data-failed={failed.length > 0 || undefined}>
      <div className={styles.head}>
        <span className={styles.words} role={failed.length > 0 ? 'alert' : 'status'}>
          {moving > 0 && t`Sending ${done + 1} of ${done + moving}`}
          {moving > 0 && failed.length > 0 && '. '}
          {failed.length > 0 && t`${files(failed.length)} not sent`}
        </span>
        <ActionIcon
          size="xs"
          aria-label={opened ? t`Hide the files` : t`Show the files`}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {opened ? <IconChevronDown size={16} aria-hidden /> : <IconChevronUp size={16} aria-hidden />}
        </ActionIcon>
      </div>
      {moving > 0 && (
        <ProgressBar small label={t`Sending files`} done={Math.round(share * 100)} total={(done + moving) * 100} />
      )}
      {opened && (
        <ul className={styles.list}>
          {list.map((upload) => (
            <Line key={upload.key} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  );
};

const Line = ({ upload: { key, file, step, share, problem, mayRetry } }: { upload: Underway }) => (
  <li className={styles.line}>
    <span className={styles.file}>
      <span className="truncate">{file.name}</span>
      <span className={styles.state} data-bad={problem ? true : undefined}>
        {problem ??
          (step === 'sending'
            ? `${Math.round(share * 100)} %`
            : step === 'preparing'
              ? t`Making it smaller`
              : t`Waiting`)}
      </span>
    </span>
    {mayRetry && (
      <Button size="xs" onClick={() => retryUpload(key)}>
        {t`Try again`}
      </Button>
    )}
    <ActionIcon
      size="xs"
      aria-label={`${problem ? t`Remove` : t`Cancel`} ${file.name}`}
      onClick={() => cancelUpload(key)}
    >
      <IconX size={16} aria-hidden />
    </ActionIcon>
  </li>
);
