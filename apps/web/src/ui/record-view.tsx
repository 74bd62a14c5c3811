import { t } from '@lingui/core/macro';
import { ActionIcon, Tabs } from '@mantine/core';
import { IconArrowLeft, IconChevronDown, IconChevronRight, IconChevronUp } from '@tabler/icons-react';
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useKeys } from '../core/keys/index.ts';
import { inSteps } from './in-steps.tsx';
import styles from './record-view.module.css';
import { usePhone, useRoomForPanel } from './screen.ts';
import { ScrollBox } from './scroll-box.ts';

interface RecordTab {
  tab: string;
  /** How many there are: 4, '9/13'. */
  count?: number | string | undefined;
  content: ReactNode;
}

interface Props {
  /** What kind of record: names the region. */
  label: string;
  /** Where the way back leads: 'Properties', 'Q-000012'. */
  from: string;
  /** How the record is called on paper: 'P-000214'. */
  code: string;
  /** Whom a phone names in the place of the code, which then stands under it with what it is about. */
  phoneName?: { name: string; about: string };
  /** State of the record, beside its code. */
  badges?: ReactNode;
  /** Buttons at the right of the head, the main one last. */
  actions?: ReactNode;
  /** What stands for them on a phone, where there is room for an icon. */
  phoneActions?: ReactNode;
  /** Stands above the tabs of a narrow screen. */
  summary: ReactNode;
  /** Everything that is known; null until it is there, and tabs with it: what is pressed before would be lost. */
  facts: ReactNode;
  /** Its name as a tab, where it is more than facts. */
  factsTab?: string | undefined;
  /** The pane at the right: what belongs together with this record. */
  side: ReactNode;
  /** Name of the pane: 'Matching inquiries'. */
  sideLabel: string;
  /** Its name as a tab of a narrow screen, and how many there are. */
  sideTab: string;
  sideCount?: RecordTab['count'];
  /** What one comes for, before the facts: the first of them is in sight, and on a narrow screen the pane follows the facts. */
  lead?: readonly RecordTab[];
  /** What stands beside the facts, each behind its own tab. */
  more?: readonly RecordTab[];
  /** The tab of a narrow screen that one comes to first: the pane's, where nothing is said. */
  firstTab?: 'side' | 'facts';
  /** What spans the bottom of a phone. */
  footer?: ReactNode;
  onBack: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** A record over its list, as wide as the sheet: facts at the left, what goes with it at the right. Esc leaves it. */
export const RecordView = inSteps((props: Props) => {
  const { label, from, code, badges, actions, summary, facts, side, footer, onBack, onPrevious, onNext } = props;
  const { lead = [], more = [], phoneName } = props;
  const wide = useRoomForPanel();
  const phone = usePhone();
  const view = useRef<HTMLElement>(null);
  useKeys({ Escape: { label: t`Close the ${label.toLowerCase()}`, run: onBack } });
  // The list it came from is covered, so the focus moves on too.
  useEffect(() => view.current?.focus(), []);
  const factsTab = { tab: props.factsTab ?? t`Facts`, content: facts };
  const sideTab = { tab: props.sideTab, count: props.sideCount, content: side };
  const head = (
    <header className={styles.head}>
      <ActionIcon aria-label={t`Back to ${from}`} onClick={onBack}>
        <IconArrowLeft size={phone ? 20 : 18} aria-hidden />
      </ActionIcon>
      <span className={styles.crumb}>
        {from}
        <IconChevronRight size={16} aria-hidden />
      </span>
      {phone && phoneName ? (
        <span className={styles.named}>
          <h1 className={`truncate ${styles.name}`}>{phoneName.name}</h1>
          <span className="truncate">{[code, phoneName.about].filter(Boolean).join(', ')}</span>
        </span>
      ) : (
        <h1 className={styles.code}>{code}</h1>
      )}
      {!phone && badges}
      <span className={styles.space} />
      <span className={styles.tools}>
        {!(phone && phoneName) && (
          <>
            <ActionIcon
              variant={phone ? 'subtle' : 'default'}
              aria-label={t`Previous`}
              disabled={!onPrevious}
              onClick={onPrevious}
            >
              <IconChevronUp size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon variant={phone ? 'subtle' : 'default'} aria-label={t`Next`} disabled={!onNext} onClick={onNext}>
              <IconChevronDown size={18} aria-hidden />
            </ActionIcon>
          </>
        )}
        {phone ? props.phoneActions : actions}
      </span>
    </header>
  );
  return (
    <article ref={view} className={styles.view} data-record aria-label={label} tabIndex={-1}>
      {wide ? (
        <>
          <div className={styles.main}>
            {head}
            <ScrollBox className={styles.body} aria-label={t`${label}, details`}>
              {summary}
              {lead.length + more.length === 0 ? facts : <DetailTabs tabs={[...lead, factsTab, ...more]} />}
            </ScrollBox>
          </div>
          <aside className={styles.side} aria-label={props.sideLabel}>
            {side}
          </aside>
        </>
      ) : (
        <>
          {head}
          <ScrollBox className={styles.body} aria-label={t`${label}, details`}>
            {summary}
            {facts !== null && (
              <DetailTabs
                first={lead.length === 0 && props.firstTab === 'facts' ? 1 : 0}
                tabs={lead.length > 0 ? [...lead, factsTab, sideTab, ...more] : [sideTab, factsTab, ...more]}
              />
            )}
          </ScrollBox>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </>
      )}
    </article>
  );
});

const ShowTab = createContext<(tab: string) => void>(() => {});
/** Shows another tab of the record that one stands in, by its name. */
export const useShowTab = () => use(ShowTab);

/** Known by their places: a name with a space in it makes an id that nothing can refer to. */
const DetailTabs = ({ tabs, first = 0 }: { tabs: readonly RecordTab[]; first?: number }) => {
  const [shown, setShown] = useState<string | null>(String(first));
  const list = useRef<HTMLDivElement>(null);
  const show = (name: string) => {
    const at = tabs.findIndex(({ tab }) => tab === name);
    if (at === -1) return;
    setShown(String(at));
    // What was pressed goes with the tab that it stood on.
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
  };
  return (
    <ShowTab value={show}>
      <Tabs value={shown} onChange={setShown} keepMounted={false}>
        <Tabs.List ref={list} className={styles.tabs ?? ''}>
          {tabs.map(({ tab, count }, at) => (
            <Tabs.Tab key={tab} className={styles.tab ?? ''} value={String(at)}>
              {tab} {count !== undefined && <span className={styles.count}>{count}</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {/* The library draws once more for every panel that it comes to know, empty ones too. */}
        {tabs.map(
          ({ tab, content }, at) =>
            shown === String(at) && (
              <Tabs.Panel key={tab} value={shown}>
                {content}
              </Tabs.Panel>
            ),
        )}
      </Tabs>
    </ShowTab>
  );
};
