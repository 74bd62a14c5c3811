import { createContext, type ReactNode, use } from 'react';
import { formatNumber } from '../core/language/index.ts';
import styles from './page-frame.module.css';
import { usePhone, useRoomForPanel } from './screen.ts';

/** What the shell puts at the left of a phone's page head: the button of its menu. */
export const PageMenu = createContext<ReactNode>(null);
/** What it puts at the right end of it: the bell. */
export const PageBell = createContext<ReactNode>(null);

interface Props {
  title: string;
  /** What stands before and behind the title where there is room: the way back, and the state of what is open. */
  back?: ReactNode;
  state?: ReactNode;
  /** How many there are; undefined while it is not known. */
  count?: number | string | undefined;
  /** Buttons at the right of the title, the main one last. */
  actions?: ReactNode;
  /** What stands for them on a phone, where there is room for one or two icons. */
  phoneActions?: ReactNode;
  /** The row under the title: search and filters. */
  filters?: ReactNode;
  /** What can be done with chosen rows: in the place of the filters, on a phone at the bottom. */
  bulk?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** The open record: beside the list on a wide screen, in its place on a narrow one. */
  panel?: ReactNode;
  /** The open record takes the list's place on a wide screen too. */
  panelCovers?: boolean;
}

/** The frame of every screen: title with count, actions, filters, the list, its foot, and the open record. */
export const PageFrame = (props: Props) => {
  const { title, back, state, count, actions, phoneActions, filters, bulk, children, footer, ...record } = props;
  const { panel, panelCovers = false } = record;
  const phone = usePhone();
  const beside = useRoomForPanel() && !panelCovers;
  const covered = !beside && Boolean(panel);
  return (
    <div className={styles.frame}>
      {/* The list keeps its place under the record: hidden from sight and from the keyboard, not taken down. */}
      <section className={styles.main} data-covered={covered || undefined} inert={covered}>
        <div className={styles.top}>
          <header className={styles.head}>
            {phone ? <PageMenuSlot /> : back}
            <h1 className={`truncate ${styles.title}`}>{title}</h1>
            <span className={styles.count} aria-live="polite">
              {typeof count === 'number' ? formatNumber(count) : count}
            </span>
            {!phone && state}
            <span className={styles.space} />
            {phone && phoneActions !== undefined ? phoneActions : actions}
            {phone && <PageBellSlot />}
          </header>
          {!phone && bulk ? bulk : filters}
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
        {phone && bulk}
      </section>
      {panel}
    </div>
  );
};

const PageMenuSlot = () => use(PageMenu);
const PageBellSlot = () => use(PageBell);
