import type { FiledRecord, RecordFileKind } from '@angan/contract/files/record-files.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconFiles, IconFileText, IconLayout2, IconPhoto, IconVideo } from '@tabler/icons-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { perLanguage } from '../core/language/index.ts';
import { acceptOf } from './accept-of.ts';
import { AddButton } from './add-button.tsx';
import type { Filed } from './filed.ts';
import styles from './gallery.module.css';

const FilesDialog = lazy(async () => ({ default: (await import('./files-dialog.tsx')).FilesDialog }));

type Kind = readonly [
  kind: RecordFileKind,
  label: string,
  Icon: ComponentType<{ size: number; 'aria-hidden': true }>,
  count: (record: Filed) => number | undefined,
];
/** The kinds of file in their order; undefined where the reader may not know of them. */
const kinds = perLanguage<readonly Kind[]>(() => [
  ['image', t`Photos`, IconPhoto, ({ image_count }) => image_count],
  ['floor_plan', t`Floor plans`, IconLayout2, ({ floor_plans }) => floor_plans?.length],
  ['video', t`Videos`, IconVideo, ({ videos }) => videos?.length],
  ['document', t`Documents`, IconFileText, ({ documents }) => documents?.length],
]);

interface Props {
  of: FiledRecord;
  record: Filed;
  name: string;
  onAddPhotos: ((files: File[]) => void) | undefined;
  /** Over a picture, where a row of its own would push what follows off the screen. */
  over: boolean;
}

/** What there is of each kind, and the way to it. Who may not change anything sees only what there is. */
export const FilesBar = ({ of, record, name, onAddPhotos, over }: Props) => {
  const [open, setOpen] = useState<RecordFileKind>();
  const shown = kinds().filter(([, , , count]) => {
    const there = count(record);
    return there !== undefined && (there > 0 || record.may_edit);
  });
  if (shown.length === 0) return null;
  return (
    <div className={styles.bar} data-over={over || undefined}>
      {over ? (
        <Button leftSection={<IconFiles size={16} aria-hidden />} onClick={() => setOpen(shown[0]![0])}>
          {t`Files`}
        </Button>
      ) : (
        shown.map(([kind, label, Icon, count]) => (
          <Button
            key={kind}
            variant="subtle"
            color="gray"
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => setOpen(kind)}
          >
            {label} <span className={styles.count}>{count(record)}</span>
          </Button>
        ))
      )}
      {onAddPhotos && record.image_count > 0 && (
        <span className={styles.add}>
          <AddButton accept={acceptOf('image')} onFiles={onAddPhotos}>
            {t`Add photos`}
          </AddButton>
        </span>
      )}
      {open && (
        <Suspense fallback={null}>
          <FilesDialog
            of={of}
            record={record}
            name={name}
            kinds={shown.map(([kind, label]) => [kind, label])}
            start={open}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
};
