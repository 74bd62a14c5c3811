import { t } from '@lingui/core/macro';
import { IconPhoto } from '@tabler/icons-react';
import { type UIEvent, useState } from 'react';
import type { Underway } from '../core/uploads/index.ts';
import styles from './gallery.module.css';
import type { Shown } from './pictures-of.ts';
import { UploadTile } from './upload-tile.tsx';

interface Props {
  pictures: readonly Shown[];
  uploads: readonly Underway[];
  /** The cover from the list, while the rest is on its way. */
  isComing: string | false | null;
  onOpen: (index: number) => void;
}

/** The pictures of a phone: as wide as the screen, swiped one by one. */
export const PhotoStrip = ({ pictures, uploads, isComing, onOpen }: Props) => {
  const [at, setAt] = useState(0);
  const follow = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) =>
    setAt(Math.round(scrollLeft / Math.max(1, clientWidth)));
  const count = pictures.length + uploads.length;
  return (
    <div className={styles.stripFrame}>
      <div className={styles.strip} onScroll={follow}>
        {isComing && <img className={styles.slide} src={isComing} alt="" />}
        {pictures.map((picture, index) => (
          <div key={picture.id} className={styles.slide}>
            <button
              type="button"
              className={styles.open}
              aria-label={t`Open ${picture.label}`}
              onClick={() => onOpen(index)}
            >
              <img
                src={picture.url}
                data-small={picture.thumb}
                alt=""
                decoding="async"
                loading={index < 2 ? 'eager' : 'lazy'}
              />
            </button>
          </div>
        ))}
        {uploads.map((upload) => (
          <UploadTile key={upload.key} upload={upload} className={styles.slide} />
        ))}
      </div>
      {count > 1 && (
        <span className={styles.plate} data-at="end">
          <IconPhoto size={14} aria-hidden />
          {t`${Math.min(at, count - 1) + 1} of ${count}`}
        </span>
      )}
    </div>
  );
};
