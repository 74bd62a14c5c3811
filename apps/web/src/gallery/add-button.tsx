import type { FiledRecord } from '@angan/contract/files/record-files.ts';
import { t } from '@lingui/core/macro';
import { Button, type ButtonProps } from '@mantine/core';
import { IconCamera, IconPlus } from '@tabler/icons-react';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { usePhone } from '../ui/screen.ts';
import { acceptOf } from './accept-of.ts';

interface Props extends Pick<ButtonProps, 'size' | 'variant' | 'className' | 'disabled'> {
  /** 'Add photos' */
  children: ReactNode;
  accept: string;
  /** Only one at a time, where the camera takes it. */
  camera?: boolean;
  onFiles: (files: File[]) => unknown;
}

/** Chooses files, many at once; with `camera` a phone also takes a photo on the spot. */
export const AddButton = ({ children, accept, camera = false, onFiles, ...button }: Props) => {
  const [file, shot] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const phone = usePhone();
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file may be chosen again, after a refusal as well.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <>
      <Button leftSection={<IconPlus size={16} aria-hidden />} {...button} onClick={() => file.current?.click()}>
        {children}
      </Button>
      {camera && phone && (
        <Button
          {...button}
          variant="default"
          leftSection={<IconCamera size={16} aria-hidden />}
          onClick={() => shot.current?.click()}
        >
          {t`Take photo`}
        </Button>
      )}
      <input ref={file} type="file" accept={accept} multiple hidden onChange={take} />
      {camera && phone && <input ref={shot} type="file" accept={accept} capture="environment" hidden onChange={take} />}
    </>
  );
};

interface PhotosProps {
  of: FiledRecord;
  id: number;
  /** How many there are. */
  there?: number;
  children?: ReactNode;
}

/** Where a record lacks photos: chooses some of them. */
export const AddPhotos = ({ of, id, there = 0, children = t`Add photos` }: PhotosProps) => (
  <AddButton
    accept={acceptOf('image')}
    size="xs"
    onFiles={async (files) => (await import('./add-files.ts')).addFiles(of, id, 'image', files, there)}
  >
    {children}
  </AddButton>
);
