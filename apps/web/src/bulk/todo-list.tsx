import { bulkTexts } from '@angan/contract/bulk/texts.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconCheck, IconEdit, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCall } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';
import type { RecordList } from '../records/index.ts';
import { type Column, DataCards, DataTable, type RowAction, RowMenu, TableHead } from '../ui/data-list/index.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageButtons, PageRange } from '../ui/pager.tsx';
import { usePhone } from '../ui/screen.ts';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import styles from './todo.module.css';

interface TodoRow {
  id: number;
  may_edit: boolean;
}
interface Props<Row extends TodoRow> {
  title: string;
  /** What shows these records is asked for anew. */
  noun: 'property' | 'inquiry';
  list: RecordList<Row>;
  columns: readonly Column<Row>[];
  /** A row on a phone: its first line and what is missing. */
  lines: (row: Row) => [first: ReactNode, second: ReactNode];
  nameOf: (row: Row) => string;
  /** The form of the whole record. */
  editPath: (id: number) => string;
  setDone: (id: number, bulk_done: boolean) => Promise<unknown>;
  /** Left out for who may not. */
  remove: ((id: number) => Promise<unknown>) | undefined;
  restore: (id: number) => Promise<unknown>;
  /** Where more are added. */
  add: { to: string; label: string };
}

/** What is done at once; the notice offers to take it back. */
interface Act {
  said: string;
  run: () => Promise<unknown>;
  back: () => Promise<unknown>;
}

/** Rows that were saved in bulk and still lack detail, each with the way to its form. */
export const TodoList = <Row extends TodoRow>(props: Props<Row>) => {
  const { title, noun, list, columns, lines, nameOf, editPath, setDone, remove, restore, add } = props;
  const phone = usePhone();
  const takeBack = useCall(({ back }: Act) => back(), { changes: [noun] });
  const act = useCall(({ run }: Act) => run(), {
    success: (_, { said }) => said,
    undo: (_, given) => takeBack.mutate(given),
    changes: [noun],
  });
  const done = (row: Row) =>
    act.mutate({
      said: t`Done: ${nameOf(row)}`,
      run: () => setDone(row.id, true),
      back: () => setDone(row.id, false),
    });
  const erase = (row: Row) =>
    act.mutate({
      said: t`Deleted: ${nameOf(row)}`,
      run: () => remove!(row.id),
      back: () => restore(row.id),
    });
  const actions: RowAction<Row>[] = [
    { label: t`Complete`, icon: <IconEdit size={16} aria-hidden />, href: ({ id }) => editPath(id) },
    { label: t`Mark done`, icon: <IconCheck size={16} aria-hidden />, run: done },
    ...(remove ? [{ label: t`Delete`, icon: <IconTrash size={16} aria-hidden />, danger: true, run: erase }] : []),
  ];
  const { rows, data, error, first } = list;
  const addButton = (
    <Button component={Link} to={add.to} variant="filled" leftSection={<IconPlus size={16} aria-hidden />}>
      {add.label}
    </Button>
  );
  const shared = { label: title, rows, rowKey: ({ id }: Row) => id };
  return (
    <PageFrame
      title={title}
      count={data?.count}
      actions={addButton}
      phoneActions={
        <ActionIcon component={Link} to={add.to} aria-label={add.label}>
          <IconPlus size={20} aria-hidden />
        </ActionIcon>
      }
      footer={
        data && data.results.length > 0 ? (
          <>
            <PageRange data={data} first={first} total={list.countText(data.count)} />
            <span className={styles.space} />
            <PageButtons url={list.url} data={data} />
          </>
        ) : null
      }
    >
      {error && (
        <ErrorState title={t`The list did not load.`} retry={list.retry}>
          {error.message}
        </ErrorState>
      )}
      {rows?.length === 0 ? (
        <>
          {!phone && <TableHead columns={columns} />}
          <EmptyState title={word(bulkTexts.nothingLeft)} action={phone && addButton}>
            {word(bulkTexts.nothingLeftWhy)}
          </EmptyState>
        </>
      ) : error && !rows ? null : phone ? (
        <div className="scrolls">
          <DataCards
            {...shared}
            as="rows"
            card={(row) => (
              <Card
                row={row}
                lines={lines(row)}
                actions={row.may_edit ? actions : []}
                name={nameOf(row)}
                href={editPath(row.id)}
              />
            )}
          />
        </div>
      ) : (
        <DataTable {...shared} columns={columns} first={first} href={({ id }) => editPath(id)} actions={actions} />
      )}
    </PageFrame>
  );
};

interface CardProps<Row> {
  row: Row;
  lines: [ReactNode, ReactNode];
  actions: readonly RowAction<Row>[];
  name: string;
  href: string;
}

const Card = <Row extends TodoRow>({ row, lines: [first, second], actions, name, href }: CardProps<Row>) => (
  <article className={styles.card}>
    <Link className={styles.words} to={href}>
      <span className={styles.first}>{first}</span>
      <span className={styles.second}>{second}</span>
    </Link>
    {actions.length > 0 && <RowMenu row={row} label={t`More for ${name}`} actions={actions} large />}
  </article>
);
