import { t } from '@lingui/core/macro';
import { ActionIcon, Modal } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconX, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useBackCloses } from '../ui/back-closes.ts';
import { ScrollBox } from '../ui/scroll-box.ts';
import type { Shown } from './pictures-of.ts';
import styles from './viewer.module.css';

interface Props {
  pictures: readonly Shown[];
  /** Which one is shown first. */
  start: number;
  onClose: () => void;
}

/**
 * The pictures over the whole screen. They lie beside each other and are scrolled by the browser itself, so that swiping
 * and pinching are the phone's own; keys and buttons scroll too.
 */
export const Viewer = ({ pictures, start, onClose }: Props) => {
  const [at, setAt] = useState(start);
  const [zoomed, setZoomed] = useState(false);
  const strip = useRef<HTMLUListElement>(null);
  const index = Math.min(at, pictures.length - 1);
  const picture = pictures[index];

  const show = (next: number) => {
    const to = Math.max(0, Math.min(pictures.length - 1, next));
    setZoomed(false);
    setAt(to);
    strip.current?.scrollTo({ left: to * strip.current.clientWidth, behavior: 'instant' });
  };
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    if (!zoomed) setAt(Math.round(scrollLeft / Math.max(1, clientWidth)));
  };
  const keys = (event: KeyboardEvent) => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: pictures.length - 1 }[event.key];
    if (to === undefined || (zoomed && event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    show(to);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where it begins
  useLayoutEffect(() => show(start), []);
  useBackCloses(true, onClose);
  if (!picture) return null;
  return (
    <Modal
      opened
      fullScreen
      withCloseButton={false}
      padding={0}
      onClose={onClose}
      transitionProps={{ duration: 0 }}
      zIndex={400}
      attributes={{ content: { 'aria-label': t`Pictures` } }}
      classNames={{ content: styles.stage, body: styles.body }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys work on whatever has the focus in the dialog */}
      <div className={styles.all} onKeyDown={keys}>
        <header className={styles.head}>
          <span className={styles.counter} aria-live="polite">
            {t`${index + 1} of ${pictures.length}`}
          </span>
          <ActionIcon
            className={styles.button}
            aria-label={zoomed ? t`Make it fit` : t`Make it larger`}
            aria-pressed={zoomed}
            onClick={() => setZoomed(!zoomed)}
          >
            {zoomed ? <IconZoomOut size={20} aria-hidden /> : <IconZoomIn size={20} aria-hidden />}
          </ActionIcon>
          <ActionIcon className={styles.button} aria-label={t`Close`} data-autofocus onClick={onClose}>
            <IconX size={20} aria-hidden />
          </ActionIcon>
        </header>
        <ScrollBox
          as="ul"
          ref={strip}
          aria-label={t`Pictures, side by side`}
          className={`list-unstyled ${styles.strip}`}
          data-zoomed={zoomed || undefined}
          onScroll={follow}
        >
          {pictures.map((one, place) => (
            <li key={one.id} className={styles.slide} data-zoomed={(zoomed && place === index) || undefined}>
              {Math.abs(place - index) <= 1 && (
                <img
                  src={one.url}
                  alt={one.label}
                  draggable={false}
                  style={{ backgroundImage: `url("${one.thumb}")` }}
                  onDoubleClick={() => setZoomed(!zoomed)}
                />
              )}
            </li>
          ))}
        </ScrollBox>
        {pictures.length > 1 && (
          <>
            <ActionIcon
              className={styles.arrow}
              data-side="left"
              aria-label={t`Previous picture`}
              disabled={index === 0}
              onClick={() => show(index - 1)}
            >
              <IconChevronLeft size={24} aria-hidden />
            </ActionIcon>
            <ActionIcon
              className={styles.arrow}
              data-side="right"
              aria-label={t`Next picture`}
              disabled={index === pictures.length - 1}
              onClick={() => show(index + 1)}
            >
              <IconChevronRight size={24} aria-hidden />
            </ActionIcon>
          </>
        )}
        <p className={styles.caption}>{picture.caption}</p>
      </div>
    </Modal>
  );
};
