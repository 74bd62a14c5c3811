import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useKeys } from '../core/keys/index.ts';
import styles from './record-panel.module.css';
import { useRoomForPanel } from './screen.ts';
import { ScrollBox } from './scroll-box.ts';

interface Props {
  /** What kind of record: names the region. */
  label: string;
  /** Square at the left of the title. */
  square?: ReactNode;
  title: ReactNode;
  subtitle?: ReactNode;
  /** The row of buttons under the title. */
  actions?: ReactNode;
  children: ReactNode;
  /** Stays at the bottom: a note to write. */
  footer?: ReactNode;
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** A record beside its list, 440 px wide; on a narrow screen a page in the list's place. Esc closes it. */
export const RecordPanel = (props: Props) => {
  const { label, square, title, subtitle, actions, children, footer, onClose, onPrevious, onNext } = props;
  const beside = useRoomForPanel();
  const panel = useRef<HTMLElement>(null);
  useKeys({ Escape: { label: t`Close the ${label.toLowerCase()}`, run: onClose } });
  // As a page it takes the focus, since the list it came from is covered.
  useEffect(() => {
    if (!beside) panel.current?.focus();
  }, [beside]);
  return (
    <aside
      ref={panel}
      className={styles.panel}
      data-beside={beside || undefined}
      data-record
      aria-label={label}
      tabIndex={-1}
    >
      <header className={styles.head}>
        <div className={styles.top}>
          {!beside && (
            <ActionIcon aria-label={t`Back to the list`} onClick={onClose}>
              <IconArrowLeft size={20} aria-hidden />
            </ActionIcon>
          )}
          {square}
          <div className={styles.names}>
            <h2 className={`truncate ${styles.title}`}>{title}</h2>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          </div>
          <span className={styles.steps}>
            <ActionIcon aria-label={t`Previous`} disabled={!onPrevious} onClick={onPrevious}>
              <IconChevronUp size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon aria-label={t`Next`} disabled={!onNext} onClick={onNext}>
              <IconChevronDown size={18} aria-hidden />
            </ActionIcon>
            {beside && (
              <ActionIcon aria-label={t`Close`} onClick={onClose}>
                <IconX size={18} aria-hidden />
              </ActionIcon>
            )}
          </span>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <ScrollBox className={styles.body} aria-label={t`${label}, details`}>
        {children}
      </ScrollBox>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </aside>
  );
};

/** A part of a record, with a line under it. */
export const PanelSection = ({ title, children }: { title?: string; children: ReactNode }) => (
  <section className={styles.section}>
    {title && <h3 className={styles.sectionTitle}>{title}</h3>}
    {children}
  </section>
);

/** Label and value, line by line. Values that are empty are left out by the caller, or said to be missing. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className={styles.factLabel}>{label}</dt>
    <dd className={styles.factValue}>{children}</dd>
  </>
);
