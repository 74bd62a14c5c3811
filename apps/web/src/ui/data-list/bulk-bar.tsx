import { t } from '@lingui/core/macro';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { MenuWhenReached, type ReachedMenu } from '../menu-when-reached.tsx';
import styles from './bulk-bar.module.css';

/** Something to do with all that is chosen: at once, or after a choice from a menu. */
export interface BulkTool {
  label: string;
  icon: ReactNode;
  danger?: boolean;
  run?: () => void;
  menu?: readonly { label: string; run: () => void }[];
}

interface Props {
  /** '3 selected' */
  text: string;
  /** Chooses all that match: 'Select all 1,482 that match'. Left out where they are, or where there are no more. */
  more?: { label: string; run: () => void } | undefined;
  tools: readonly BulkTool[];
  /** Nothing is chosen yet. */
  idle: boolean;
  onClear: () => void;
}

/** What can be done with the chosen rows: in place of the filters, on a phone at its bottom. */
export const BulkBar = ({ text, more, tools, idle, onClear }: Props) => (
  <div className={styles.place}>
    <div className={styles.bar} role="toolbar" aria-label={t`Selected rows`}>
      <div className={styles.head}>
        <button type="button" className={styles.button} aria-label={t`Clear the selection`} onClick={onClear}>
          <IconX aria-hidden />
        </button>
        <span className={styles.text} aria-live="polite">
          {text}
        </span>
        {more && (
          <button type="button" className={`${styles.button} ${styles.more}`} onClick={more.run}>
            {more.label}
          </button>
        )}
      </div>
      <div className={styles.tools}>
        {tools.map((tool) => (
          <Tool key={tool.label} tool={tool} disabled={idle} />
        ))}
      </div>
    </div>
  </div>
);

const Tool = ({ tool, disabled }: { tool: BulkTool; disabled: boolean }) => {
  const { label, icon, danger, run, menu } = tool;
  const button: ReachedMenu['button'] = (props) => (
    <button {...props} type="button" className={styles.button} data-danger={danger || undefined} disabled={disabled}>
      {icon}
      <span>{label}</span>
      {menu && <IconChevronDown className={styles.chevron} aria-hidden />}
    </button>
  );
  if (!menu) return button({ onClick: run });
  return (
    <MenuWhenReached position="bottom-start" button={button}>
      {(Menu) =>
        menu.map((item) => (
          <Menu.Item key={item.label} onClick={item.run}>
            {item.label}
          </Menu.Item>
        ))
      }
    </MenuWhenReached>
  );
};
