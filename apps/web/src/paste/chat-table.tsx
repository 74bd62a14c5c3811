import { formatMobile } from '@angan/domain/mobile.ts';
import type { Candidate } from '@angan/domain/paste/index.ts';
import { t } from '@lingui/core/macro';
import { Checkbox } from '@mantine/core';
import { Link } from 'react-router';
import { word } from '../core/language/index.ts';
import { StatusBadge } from '../ui/status-badge.tsx';
import { type ChatRow, dealOf, isPicked, lineOf, needsLook } from './chat-rows.ts';
import styles from './chat-table.module.css';
import type { Chat } from './use-chat.ts';

interface Props {
  chat: Chat;
  rows: readonly ChatRow[];
  onOpen: (id: number) => void;
}

/** What a chat holds: choose rows, and open one to correct it. A phone shows each as a card. */
export const ChatTable = ({ chat, rows, onOpen }: Props) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col" className={styles.box}>
          <AllBox chat={chat} rows={rows} />
        </th>
        <th scope="col">{t`Kind`}</th>
        <th scope="col">{t`What`}</th>
        <th scope="col">{t`Contact`}</th>
        <th scope="col">{t`Written`}</th>
        <th scope="col">{t`State`}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row key={row.id} chat={chat} row={row} onOpen={onOpen} />
      ))}
    </tbody>
  </table>
);

const AllBox = ({ chat, rows }: Omit<Props, 'onOpen'>) => {
  const open = rows.filter(({ state }) => !state.saved);
  const picked = open.filter((row) => isPicked(row, chat.isHere(row)));
  const isAll = open.length > 0 && picked.length === open.length;
  return (
    <Checkbox
      aria-label={t`Choose all in sight`}
      checked={isAll}
      indeterminate={picked.length > 0 && !isAll}
      disabled={open.length === 0}
      onChange={() => {
        for (const row of open) chat.patch(row.id, { isPicked: !isAll });
      }}
    />
  );
};

const Row = ({ chat, row, onOpen }: Omit<Props, 'rows'> & { row: ChatRow }) => {
  const { candidate, state, given } = row;
  const line = lineOf(row, chat.societyName);
  const { contact } = given.form;
  const picked = isPicked(row, chat.isHere(row));
  return (
    <tr data-saved={state.saved ? true : undefined}>
      <td className={styles.box}>
        <Checkbox
          aria-label={t`Choose ${line}`}
          checked={picked}
          disabled={state.saved !== undefined}
          onChange={() => chat.patch(row.id, { isPicked: !picked })}
        />
      </td>
      <td className={styles.kind}>
        {row.target ? word(row.target) : t`Unclear`}
        <span className={styles.second}>{dealOf(row)}</span>
      </td>
      <td className={styles.what}>
        {state.saved ? (
          <Link to={state.saved} className={styles.open}>
            {line}
          </Link>
        ) : (
          <button type="button" className={styles.open} onClick={() => onOpen(row.id)}>
            {line}
          </button>
        )}
        <span className={`truncate ${styles.text}`}>{bodyIn(candidate)}</span>
      </td>
      <td className={styles.contact}>
        {contact.kind !== 'none' && (contact.name || formatMobile(contact.number))}
        {contact.kind !== 'none' && contact.name && (
          <span className={styles.second}>{formatMobile(contact.number)}</span>
        )}
      </td>
      <td className={styles.when}>
        {candidate.at}
        <span className={styles.second}>{candidate.from}</span>
      </td>
      <td className={styles.state}>
        <State chat={chat} row={row} />
      </td>
    </tr>
  );
};

/** The message without its head, which has columns of its own. */
const bodyIn = ({ text, at, from }: Candidate) => text.replace(`[${at}] ${from}: `, '');

/** Where the row stands, and why. */
const State = ({ chat, row }: { chat: Chat; row: ChatRow }) => {
  const { state, candidate, mistakes } = row;
  if (state.saved) return <StatusBadge tone="ok">{t`Added`}</StatusBadge>;
  const [wrong] = Object.values(mistakes);
  const why = state.error ?? wrong;
  return (
    <>
      {candidate.same_as !== undefined && <StatusBadge tone="off">{t`Same as before`}</StatusBadge>}
      {chat.isHere(row) && <StatusBadge tone="info">{t`In the office`}</StatusBadge>}
      {needsLook(row) && <StatusBadge tone={state.error ? 'bad' : 'warn'}>{t`Needs a look`}</StatusBadge>}
      {why && <span className={styles.second}>{why}</span>}
    </>
  );
};
