import type { ComponentType } from 'react';
import { Mark } from './logo.tsx';
import styles from './picture.module.css';

/** Pixels of the figure in each place. */
const figures = { row: 16, phone: 40, card: 80, record: 64 } as const;

interface Props {
  size: keyof typeof figures;
  /** What is shown; null or left out where there is none. */
  src?: string | null;
  /** What the picture would show, as a figure; the mark where nothing is known. */
  Figure?: ComponentType<{ size: number; 'aria-hidden': true }> | undefined;
}

/** A picture in its place, or the figure of what it will show, in the grey of a line. What it shows stands beside it in words. */
export const Picture = ({ size, src, Figure = Mark }: Props) => (
  <span className={styles.picture} data-size={size}>
    {src ? (
      <img className={styles.image} src={src} alt="" loading="lazy" decoding="async" />
    ) : (
      <Figure size={figures[size]} aria-hidden />
    )}
  </span>
);
