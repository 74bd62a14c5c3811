import type { Property } from '@angan/contract/properties/properties.ts';
import { IconPhoto } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useUploads } from '../../core/uploads/index.ts';
import { usePhone } from '../../ui/screen.ts';
import { AddButton } from './add-button.tsx';
import { acceptOf, addFiles } from './add-files.ts';
import { Cover } from './cover.tsx';
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

/** The pictures of a property at the head of its record, and the way to all its files. */
export const Gallery = ({ property }: { property: Property }) => {
  const [open, setOpen] = useState<number>();
  const phone = usePhone();
  const uploads = useUploads(placeOfFiles(property.id)).filter(({ target }) => target?.fields.kind === 'image');
  const pictures = picturesOf(property);
  const add = property.may_edit
    ? (files: File[]) => addFiles(property.id, 'image', files, property.image_count + uploads.length)
    : undefined;
  const drop = useDrop(add);
  // What the list knew of the record, until it is there itself.
  const isComing = property.images === undefined && property.image_count > 0;
  const count = pictures.length + uploads.length;
  return (
    <section className={styles.gallery} aria-label="Pictures" {...drop}>
      {count === 0 && !isComing ? (
        <div className={styles.none}>
          <Cover property={property} size="record" />
          {add && (
            <div className={styles.first}>
              <AddButton accept={acceptOf('image')} camera onFiles={add}>
                Add photos
              </AddButton>
            </div>
          )}
        </div>
      ) : phone ? (
        <PhotoStrip pictures={pictures} uploads={uploads} isComing={isComing && property.cover} onOpen={setOpen} />
      ) : (
        <div
          className={styles.mosaic}
          data-tiles={isComing ? Math.min(most, property.image_count) : Math.min(most, count)}
        >
          {isComing && property.cover && <img className={styles.tile} src={property.cover} alt="" />}
          {pictures.slice(0, most).map((picture, index) => (
            <Tile
              key={picture.id}
              picture={picture}
              isCover={index === 0 && property.image_count > 0}
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
      <FilesBar property={property} onAddPhotos={add} />
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
    <button type="button" className={styles.open} aria-label={`Open ${picture.label}`} onClick={onOpen}>
      <img src={isCover ? picture.url : picture.thumb} alt="" decoding="async" />
    </button>
    {isCover && <span className={styles.plate}>Cover</span>}
    {count > 1 && (
      <span className={styles.plate} data-at="end">
        <IconPhoto size={14} aria-hidden />
        {count} pictures
      </span>
    )}
  </div>
);
