import { taskSentences } from '@angan/contract/tasks/task-sentences.ts';
import { gateReasons } from '@angan/domain/matching/reasons.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { sentence } from '../core/language/index.ts';
import { comingFrom, type Origin } from '../records/index.ts';
import { Criteria, Criterion } from '../ui/criterion.tsx';
import { ScoreSquare } from '../ui/score-square.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { MatchReasons } from './match-reasons.tsx';
import styles from './match-row.module.css';
import { askText, chipWord, reasonIn, type Scored } from './match-words.ts';

interface Props {
  match: Scored;
  /** Who or what it is: the row's link. */
  title: string;
  to: string;
  /** The record that the pane belongs to, for the way back. */
  origin: Origin;
  /** Beside the title: stage or price. */
  beside?: ReactNode;
  /** At the right: call and WhatsApp. */
  actions?: ReactNode;
  /** What is wanted or offered, in a line. */
  second: ReactNode;
  /** Under the reasons, once they are opened. */
  below?: ReactNode;
}

/** One pair: how much, who, why; on request every point with its words. */
export const MatchRow = ({ match, title, to, origin, beside, actions, second, below }: Props) => {
  const [opened, setOpened] = useState(false);
  const reasons = useId();
  const hidden = match.gates.length > 0;
  const toggle = (event: MouseEvent) => {
    // What was pressed inside the row does its own thing, and text that is being selected is left alone.
    if ((event.target as HTMLElement).closest('a, button, dl, section') || getSelection()?.toString()) return;
    setOpened(!opened);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in the row does the same from the keyboard
    <li
      className={styles.row}
      data-opened={opened || undefined}
      data-rejected={match.rejected_before !== null || undefined}
      onClick={toggle}
    >
      <div className={styles.top}>
        <ScoreSquare score={match.score} label={match.label} />
        <div className={styles.words}>
          <div className={styles.first}>
            <Link className={`truncate ${styles.title}`} to={to} state={comingFrom(origin)}>
              {title}
            </Link>
            <span className={styles.beside}>{beside}</span>
            <span className={styles.actions}>
              {actions}
              <ActionIcon
                size="xs"
                aria-label={t`Reasons for ${title}`}
                aria-expanded={opened}
                aria-controls={reasons}
                onClick={() => setOpened(!opened)}
              >
                {opened ? <IconChevronUp size={16} aria-hidden /> : <IconChevronDown size={16} aria-hidden />}
              </ActionIcon>
            </span>
          </div>
          <p className={`truncate ${styles.second}`}>{second}</p>
          {match.liked_at && (
            <p className={styles.liked}>
              <StatusBadge tone="ok">{t`Client likes it`}</StatusBadge>
            </p>
          )}
          {match.visit_says && <p className={styles.visit}>{sentence(taskSentences, match.visit_says)}</p>}
          {hidden && <Gates match={match} />}
          {!hidden && !opened && <Chips match={match} />}
          {!hidden && <Reason match={match} opened={opened} />}
        </div>
      </div>
      <div id={reasons}>
        {opened && (
          <>
            <MatchReasons criteria={match.criteria} column={match.column} />
            {below}
          </>
        )}
      </div>
    </li>
  );
};

const Chips = ({ match }: { match: Scored }) => (
  <div className={styles.chips}>
    <Criteria>
      {match.criteria.map((criterion) => (
        <Criterion key={criterion.key} state={criterion.state}>
          {chipWord(criterion)}
        </Criterion>
      ))}
    </Criteria>
  </div>
);

const Reason = ({ match, opened }: { match: Scored; opened: boolean }) => (
  <p className={styles.reason}>
    {reasonIn(match)} {match.ask.length > 0 && <span className={styles.ask}>{askText(match.ask)}</span>}{' '}
    {opened && match.best !== match.worst && (
      <span className={styles.range}>{t`Best ${match.best}, worst ${match.worst}.`}</span>
    )}
  </p>
);

/** Why it is not listed, a line for each gate. */
const Gates = ({ match }: { match: Scored }) => (
  <ul className={styles.gates} aria-label={t`Not listed because`}>
    {match.gates.map(({ gate, says }) => (
      <li key={gate}>
        <IconX size={14} aria-hidden />
        {sentence(gateReasons, says)}
      </li>
    ))}
  </ul>
);
