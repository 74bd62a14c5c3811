import { type MediaKind, mediaRules } from '@angan/domain/whatsapp/templates/index.ts';
import { t } from '@lingui/core/macro';
import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { formatBytes } from './format-bytes.ts';
import styles from './medium-field.module.css';

interface ButtonProps {
  label: string;
  kind: MediaKind;
  onFile: (file: File) => void;
}

/** Opens the picker of files of one kind. */
export const UploadButton = ({ label, kind, onFile }: ButtonProps) => {
  const reset = useRef<() => void>(null);
  const take = (file: File | null) => {
    if (file) onFile(file);
    // The same file, mended and chosen again, would be no change.
    reset.current?.();
  };
  return (
    <FileButton accept={mediaRules[kind].accept} onChange={take} resetRef={reset}>
      {(props) => (
        <Button leftSection={<IconUpload size={16} aria-hidden />} {...props}>
          {label}
        </Button>
      )}
    </FileButton>
  );
};

interface LineProps {
  file: File;
  /** 0 to 1 of what has gone out. */
  share: number;
  onStop: () => void;
}

/** A file on its way into Media. */
export const UploadLine = ({ file, share, onStop }: LineProps) => (
  <div className={styles.upload}>
    <p className={styles.uploadName}>
      {share < 1 ? t`Uploading` : t`Checking`} {file.name}, {formatBytes(file.size)}
    </p>
    <ProgressBar label={t`Uploading ${file.name}`} done={Math.round(share * 100)} total={100} small />
    <Button size="compact-sm" onClick={onStop}>
      {t`Cancel upload`}
    </Button>
  </div>
);
