import type { FiledRecord } from '@angan/contract/files/record-files.ts';
import { t } from '@lingui/core/macro';
import { IconPhoto } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useUploads } from '../core/uploads/index.ts';
import { usePhone } from '../ui/screen.ts';
import { acceptOf } from './accept-of.ts';
import { AddButton } from './add-button.tsx';
import { addFiles } from './add-files.ts';
import type { Filed } from './filed.ts';
import { FilesBar } from './files-bar.tsx';
import { placeOfFiles } from './files-cache.ts';
import styles from './gallery.module.css';
import { PhotoStrip } from './photo-strip.tsx';
import { picturesOf, type Shown } from './pictures-of.ts';
import { UploadTile } from './upload-tile.tsx';
import { useDrop } from './use-drop.ts';

const Viewer = lazy(async () => ({ default: (await import('./viewer.tsx')).Viewer }));
/** Tiles of the mosaic: the cover and four more. */
const most = 5;

interface Props {
  of: FiledRecord;
  record: Filed;
  /** 'P-000123' */
  name: string;
  /** Stands where there is no picture. */
  figure: ReactNode;
}

/** The pictures at the head of a record, and the way to all its files. */
export const Gallery = ({ of, record, name, figure }: Props) => {
  const [open, setOpen] = useState<number>();
  const phone = usePhone();
  const uploads = useUploads(placeOfFiles(of, record.id)).filter(({ target }) => target?.fields.kind === 'image');
  const pictures = picturesOf(record);
  const add = record.may_edit
    ? (files: File[]) => addFiles(of, record.id, 'image', files, record.image_count + uploads.length)
    : undefined;
  const drop = useDrop(add);
  // What the list knew of the record, until it is there itself.
  const isComing = record.images === undefined && record.image_count > 0;
  const count = pictures.length + uploads.length;
  return (
    <section className={styles.gallery} aria-label={t`Pictures`} {...drop}>
      {count === 0 && !isComing ? (
        <div className={styles.none}>
          {figure}
          {add && (
            <div className={styles.first}>
              <AddButton accept={acceptOf('image')} camera onFiles={add}>
                {t`Add photos`}
              </AddButton>
            </div>
          )}
        </div>
      ) : phone ? (
        <PhotoStrip pictures={pictures} uploads={uploads} isComing={isComing && record.cover} onOpen={setOpen} />
      ) : (
        <div
          className={styles.mosaic}
          data-tiles={isComing ? Math.min(most, record.image_count) : Math.min(most, count)}
        >
          {isComing && record.cover && <img className={styles.tile} src={record.cover} alt="" />}
          {pictures.slice(0, most).map((picture, index) => (
            <Tile
              key={picture.id}
              picture={picture}
              isCover={index === 0 && record.image_count > 0}
              onOpen={() => setOpen(index)}
            >
              {index === most - 1 || index === pictures.length - 1 ? pictures.length : 0}
            </Tile>
          ))}
          {uploads.slice(0, Math.max(0, most - pictures.length)).map((upload) => (
            <UploadTile key={upload.key} upload={upload} className={styles.tile} />
          ))}
        </div>
      )}
      <FilesBar of={of} record={record} name={name} onAddPhotos={add} over={phone && (count > 0 || isComing)} />
      {open !== undefined && (
        <Suspense fallback={null}>
          <Viewer pictures={pictures} start={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </section>
  );
};

interface TileProps {
  picture: Shown;
  isCover: boolean;
  onOpen: () => void;
  /** How many there are in all, said on the last tile; 0 elsewhere. */
  children: number;
}

const Tile = ({ picture, isCover, onOpen, children: count }: TileProps) => (
  <div className={styles.tile}>
    <button type="button" className={styles.open} aria-label={t`Open ${picture.label}`} onClick={onOpen}>
      <img src={isCover ? picture.url : picture.thumb} data-small={picture.thumb} alt="" decoding="async" />
    </button>
    {isCover && <span className={styles.plate}>{t`Cover`}</span>}
    {count > 1 && (
      <span className={styles.plate} data-at="end">
        <IconPhoto size={14} aria-hidden />
        {t`${count} pictures`}
      </span>
    )}
  </div>
);
