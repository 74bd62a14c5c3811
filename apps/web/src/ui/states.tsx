import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { times } from './in-place.tsx';
import styles from './states.module.css';
import { withoutOffer } from './without-offer.ts';

interface EmptyProps {
  title: string;
  /** Why it is empty, in a sentence. */
  children?: ReactNode;
  /** What fills it, or what brings something back. */
  action?: ReactNode;
  /** Hollow: there are some, but none that the filters let through. */
  filtered?: boolean;
}

/** An empty place says why it is empty and offers what fills it. The figure is the mark without its colour. */
export const EmptyState = ({ title, children, action, filtered = false }: EmptyProps) => (
  <div className={styles.empty}>
    <svg className={styles.figure} viewBox="0 0 56 56" fill="none" aria-hidden="true">
      <path className={styles.wall} d="M20 52H10a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6h36a6 6 0 0 1 6 6v36a6 6 0 0 1-6 6H36" />
      {filtered ? (
        <rect className={styles.hollow} x="22" y="22" width="12" height="12" />
      ) : (
        <rect className={styles.court} x="21" y="21" width="14" height="14" />
      )}
    </svg>
    <h2 className={styles.title}>{title}</h2>
    {children && <p className={styles.why}>{children}</p>}
    {action && <div className={styles.actions}>{action}</div>}
  </div>
);

interface ErrorProps {
  /** What did not work: 'The list did not load.' */
  title: string;
  /** Why, and what is kept. */
  children?: ReactNode;
  retry?: () => void;
  /** What else can be done. */
  action?: ReactNode;
}

/** Stands above what is kept, which stays readable below. */
export const ErrorState = ({ title, children, retry, action }: ErrorProps) => (
  <div className={styles.error} role="alert">
    <IconAlertTriangle className={styles.errorIcon} aria-hidden />
    <p className={styles.errorText}>
      <strong>{title}</strong> {retry && typeof children === 'string' ? withoutOffer(children) : children}
    </p>
    {retry && (
      <Button size="xs" leftSection={<IconRefresh size={15} aria-hidden />} onClick={retry}>
        {t`Try again`}
      </Button>
    )}
    {action}
  </div>
);

/** Rem widths of the bars; a fixed run, so that nothing jumps between two drawings. */
const widths = [7.5, 5.75, 8.75, 6.5, 8, 5.25];
export const skeletonWidth = (row: number, column = 0) => `${widths[(row + column * 2) % widths.length]}rem`;

export const SkeletonBar = ({ width }: { width: string }) => <span className={styles.bar} style={{ width }} />;
export const SkeletonSquare = ({ large = false }: { large?: boolean }) => (
  <span className={styles.block} data-large={large || undefined} />
);

/** Rows of people before they are there; a table draws its own from its columns. */
export const LoadingRows = ({ rows = 6, label = t`Loading` }: { rows?: number | undefined; label?: string }) => (
  <div role="status" aria-label={label}>
    {times(rows, (row) => (
      <div className={styles.row}>
        <SkeletonSquare />
        <SkeletonBar width={skeletonWidth(row)} />
      </div>
    ))}
  </div>
);
