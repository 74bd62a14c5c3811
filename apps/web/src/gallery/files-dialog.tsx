import { type FiledRecord, type RecordFileKind, recordFileRules } from '@angan/contract/files/record-files.ts';
import { t } from '@lingui/core/macro';
import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { perLanguage } from '../core/language/index.ts';
import { useUploads } from '../core/uploads/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { acceptOf } from './accept-of.ts';
import { AddButton } from './add-button.tsx';
import { addFiles } from './add-files.ts';
import { AttachmentList } from './attachment-list.tsx';
import { type Filed, filed } from './filed.ts';
import { placeOfFiles } from './files-cache.ts';
import styles from './files-dialog.module.css';
import { PictureGrid } from './picture-grid.tsx';
import { picturesOf } from './pictures-of.ts';
import { useDrop } from './use-drop.ts';
import { Viewer } from './viewer.tsx';

interface Props {
  of: FiledRecord;
  record: Filed;
  /** 'P-000123' */
  name: string;
  /** Those that the reader may know of, with their names. */
  kinds: readonly (readonly [RecordFileKind, string])[];
  start: RecordFileKind;
  onClose: () => void;
}

const words = perLanguage(
  () => ({ image: t`photos`, floor_plan: t`floor plans`, video: t`videos`, document: t`documents` }) as const,
);
/** All files of a record by kind: looked at, put in order, captioned, added and deleted. */
export const FilesDialog = ({ of, record, name, kinds, start, onClose }: Props) => {
  const [kind, setKind] = useState(start);
  const [viewed, setViewed] = useState<number>();
  const uploads = useUploads(placeOfFiles(of, record.id)).filter(({ target }) => target?.fields.kind === kind);
  const there = {
    image: record.images ?? [],
    floor_plan: record.floor_plans ?? [],
    video: record.videos ?? [],
    document: record.documents ?? [],
  }[kind].length;
  const add = record.may_edit
    ? (files: File[]) => addFiles(of, record.id, kind, files, there + uploads.length)
    : undefined;
  const drop = useDrop(add);
  const all = picturesOf(record);
  const { most } = recordFileRules[kind];
  const shared = { of, record, uploads };
  const openPicture = (id: number) => setViewed(all.findIndex((picture) => picture.id === id));
  return (
    <>
      <Dialog
        opened
        size="wide"
        title={t`Files of ${name}`}
        onClose={onClose}
        footer={
          add && (
            <>
              <span className={styles.room}>{t`${there} of ${most} ${words()[kind]}`}</span>
              <AddButton
                accept={acceptOf(kind)}
                variant="filled"
                camera={kind === 'image'}
                disabled={there + uploads.length >= most}
                onFiles={add}
              >
                {t`Add ${words()[kind]}`}
              </AddButton>
            </>
          )
        }
      >
        <Tabs value={kind} onChange={(next) => next && setKind(next as RecordFileKind)}>
          <Tabs.List className={styles.tabs ?? ''}>
            {kinds.map(([one, label]) => (
              <Tabs.Tab key={one} value={one}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={kind} className={styles.panel ?? ''} {...drop}>
            {record.may_edit && <p className={styles.what}>{filed()[of].whatFor[kind]}</p>}
            {there + uploads.length === 0 && <p className={styles.none}>{t`No ${words()[kind]} yet.`}</p>}
            {kind === 'image' && (
              <PictureGrid {...shared} kind={kind} pictures={record.images ?? []} onOpen={openPicture} />
            )}
            {kind === 'floor_plan' && (
              <PictureGrid {...shared} kind={kind} pictures={record.floor_plans ?? []} onOpen={openPicture} />
            )}
            {kind === 'video' && <AttachmentList {...shared} kind={kind} files={record.videos ?? []} />}
            {kind === 'document' && <AttachmentList {...shared} kind={kind} files={record.documents ?? []} />}
          </Tabs.Panel>
        </Tabs>
      </Dialog>
      {viewed !== undefined && viewed >= 0 && (
        <Viewer pictures={all} start={viewed} onClose={() => setViewed(undefined)} />
      )}
    </>
  );
};
