import type { ComponentProps, CSSProperties } from 'react';
import styles from './slider.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'style'> {
  /** How far it is, from 0 to 100: so much of the line is filled. */
  percent: number;
}

/** A value that is dragged along a line. */
export const Slider = ({ percent, ...props }: Props) => (
  <input type="range" className={styles.slider} style={{ '--at': `${percent}%` } as CSSProperties} {...props} />
);
