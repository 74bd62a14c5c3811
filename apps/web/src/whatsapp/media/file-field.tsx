import { t } from '@lingui/core/macro';
import { Button, Input } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { errorLine } from '../../ui/form/index.ts';
import { formatBytes } from './format-bytes.ts';
import styles from './media.module.css';

interface Props {
  label: string;
  /** What the picker lets through, as an input has it. */
  accept: string;
  hint?: string;
  file: File | undefined;
  /** What is kept already, where nothing new is chosen. */
  saved?: { readonly name: string; readonly picture: string | undefined } | undefined;
  error?: string | undefined;
  onChange: (file: File | undefined) => void;
}

/** One file, chosen and shown before it is sent. */
export const FileField = ({ label, accept, hint, file, saved, error, onChange }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const chosen = usePreview(file);
  const preview = file ? chosen : saved?.picture;
  return (
    <Input.Wrapper
      label={label}
      id={id}
      error={errorLine(error)}
      description={hint}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
    >
      <div className={styles.file}>
        {preview && <img className={styles.small} src={preview} alt="" />}
        <span className={`truncate ${styles.fileName}`}>
          {file ? `${file.name}, ${formatBytes(file.size)}` : (saved?.name ?? t`No file chosen`)}
        </span>
        <Button onClick={() => input.current?.click()}>{file || saved ? t`Change` : t`Choose file`}</Button>
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          hidden
          aria-label={label}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.files?.[0]);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
    </Input.Wrapper>
  );
};

/** The address of a chosen picture; undefined for other files. */
export const usePreview = (file: File | undefined): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
};
