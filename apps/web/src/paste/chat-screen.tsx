import { plural, t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatNumber } from '../core/language/index.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { usePhone } from '../ui/screen.ts';
import { EmptyState, LoadingRows } from '../ui/states.tsx';
import type { ChatRow } from './chat-rows.ts';
import styles from './chat-screen.module.css';
import { ChatTable } from './chat-table.tsx';
import { MessageScreen } from './message-screen.tsx';
import { useAddRows } from './use-add-rows.ts';
import { type Chat, type ChatFile, useChat } from './use-chat.ts';
import { useOfficeCheck } from './use-office-check.ts';

const pageSize = 50;

/** A whole chat: what it holds, row by row, to be chosen and added. */
export const ChatScreen = ({ file, onClose }: { file: ChatFile; onClose: () => void }) => {
  const chat = useChat(file);
  const [open, setOpen] = useState<number>();
  const [page, setPage] = useState(0);
  const phone = usePhone();
  const { rows, progress } = chat;
  const shown = rows.slice(page * pageSize, (page + 1) * pageSize);
  useOfficeCheck(chat, shown);
  const row = rows.find(({ id }) => id === open);
  if (row) return <OneRow key={row.id} row={row} chat={chat} onClose={() => setOpen(undefined)} />;
  const leave = () => {
    chat.clear();
    onClose();
  };
  return (
    <PageFrame
      title={phone ? t`Chat` : file.name}
      count={progress.isDone ? rows.length : undefined}
      actions={<Button onClick={leave}>{t`Close the chat`}</Button>}
    >
      {!progress.isDone && (
        <div className={styles.reading} role="status">
          <ProgressBar label={t`Reading the chat`} done={progress.done} total={progress.total} small />
          {progress.total > 0 &&
            t`Read ${formatNumber(progress.done)} of ${formatNumber(progress.total)} messages, found ${formatNumber(rows.length)}`}
        </div>
      )}
      <div className={`scrolls ${styles.scroll}`}>
        {rows.length > 0 && <ChatTable chat={chat} rows={shown} onOpen={setOpen} />}
        {rows.length === 0 && !progress.isDone && <LoadingRows />}
        {rows.length === 0 && progress.isDone && (
          <EmptyState title={t`Nothing to add`} action={<Button onClick={leave}>{t`Paste another`}</Button>}>
            {t`No message of this chat seeks or offers a property.`}
          </EmptyState>
        )}
        <Pages page={page} pages={Math.ceil(rows.length / pageSize)} onPage={setPage} />
      </div>
      {rows.length > 0 && <Foot chat={chat} />}
    </PageFrame>
  );
};

const Pages = ({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) =>
  pages < 2 ? null : (
    <nav className={styles.pages} aria-label={t`Pages`}>
      <Button size="xs" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t`Previous`}
      </Button>
      {t`Page ${page + 1} of ${pages}`}
      <Button size="xs" disabled={page + 1 >= pages} onClick={() => onPage(page + 1)}>
        {t`Next`}
      </Button>
    </nav>
  );

/** What is chosen, and the button that adds it. */
const Foot = ({ chat }: { chat: Chat }) => {
  const { add, progress, stop } = useAddRows(chat);
  const [picked, ready] = [chat.picked.length, chat.ready.length];
  const need = picked - ready;
  if (progress)
    return (
      <div className={styles.foot}>
        <div className={styles.said} role="status">
          <ProgressBar label={t`Adding`} done={progress.done} total={progress.total} small />
          {t`Adding ${formatNumber(progress.done + 1)} of ${formatNumber(progress.total)}`}
        </div>
        <Button onClick={stop}>{t`Stop`}</Button>
      </div>
    );
  return (
    <div className={styles.foot}>
      <p className={styles.said}>
        {chat.saved > 0 && t`${formatNumber(chat.saved)} added. `}
        {need > 0 &&
          plural(need, { one: `${formatNumber(need)} needs a look`, other: `${formatNumber(need)} need a look` })}
      </p>
      <Button variant="filled" disabled={ready === 0} onClick={() => void add()}>
        {picked > ready ? t`Add ${formatNumber(ready)} of ${formatNumber(picked)}` : t`Add ${formatNumber(ready)}`}
      </Button>
    </div>
  );
};

/** One row in the panel that a single message has. */
const OneRow = ({ row, chat, onClose }: { row: ChatRow; chat: Chat; onClose: () => void }) => (
  <MessageScreen
    draft={{ text: row.candidate.text, chosen: row.state.chosen ?? null, edits: row.state.edits ?? {} }}
    onChange={({ chosen, edits }) => {
      const { error: _, ...rest } = row.state;
      chat.put(row.id, { ...rest, chosen, edits });
    }}
    onCancel={onClose}
    keep={{ label: t`Back to the chat`, run: onClose }}
  />
);
