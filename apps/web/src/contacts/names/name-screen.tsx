import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconFilter, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { query } from '../../core/api/index.ts';
import { useKeys } from '../../core/keys/index.ts';
import { fetchNames, useNames } from '../../core/names/index.ts';
import { useMay, useRunsTheOffice } from '../../core/session/index.ts';
import { contactsPath } from '../../records/index.ts';
import { useRowKeys } from '../../ui/data-list/index.ts';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../../ui/states.tsx';
import { type UrlState, useUrlState } from '../../ui/use-url-state.ts';
import { RuleBuilder } from '../rules/index.ts';
import { AddOf } from './add-name.tsx';
import { type Kind, kinds, type NamedRow } from './kinds.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { NameRow } from './name-row.tsx';
import styles from './names.module.css';
import { useNameEdits } from './use-name-edits.ts';
import { useRows } from './use-rows.ts';

/** A list that contacts are sorted by: how many contacts each name has, add, rename, merge, delete. */
const NameScreen = ({ kind }: { kind: Kind }) => {
  const url = useUrlState();
  const rows = useRows(kind);
  const { loading, failed } = useNames();
  const isFailed = failed.includes(kind.lookup);
  // Whom a rule reaches changes with every call that is made, so the counts are asked for at each look.
  const usage = useQuery({ ...query(kind.usage, {}, { quiet: true }), staleTime: 0 });
  const edits = useNameEdits(kind);
  const whole = useRunsTheOffice();
  const mayAdd = useMay(`${kind.right}:create`);
  const mayEdit = useMay(`${kind.right}:edit`);
  const mayDelete = useMay(`${kind.right}:delete`);
  const [merging, setMerging] = useState<{ row: NamedRow; instead: boolean }>();
  const [deleting, setDeleting] = useState<NamedRow>();
  const table = useRef<HTMLTableElement>(null);

  // A rule is told with the names of the sources it asks for. Before the first paint, which would say that there are none.
  useLayoutEffect(() => void fetchNames(kind.hasRules ? [kind.lookup, 'source_names'] : [kind.lookup]), [kind]);
  const add = () => url.patch({ add: 'one' });
  useKeys({ n: mayAdd ? { label: kind.addTitle, run: add } : undefined });
  useRowKeys(table);

  const handCount = rows.filter((row) => !row.rule).length;
  const search = url.get('search') ?? '';
  const shown = rows.filter((row) => row.name.toLowerCase().includes(search.toLowerCase()));
  const countOf = (row: NamedRow) => (usage.data ? (usage.data.counts[row.id] ?? 0) : undefined);
  const askToDelete = (row: NamedRow) =>
    !row.rule && (countOf(row) ?? 0) > 0 ? setMerging({ row, instead: true }) : setDeleting(row);
  const addRule = () => url.patch({ add: 'rule' });
  const addButton = mayAdd && (
    <>
      {kind.hasRules && (
        <Button leftSection={<IconFilter size={16} aria-hidden />} onClick={addRule}>
          {t`New group by rule`}
        </Button>
      )}
      <Button variant="filled" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
        {kind.addTitle}
      </Button>
    </>
  );
  const what = kind.what.toLowerCase();
  return (
    <PageFrame
      title={kind.title}
      count={isFailed && rows.length === 0 ? undefined : rows.length}
      actions={addButton}
      phoneActions={
        mayAdd && (
          <>
            {kind.hasRules && (
              <ActionIcon aria-label={t`New group by rule`} onClick={addRule}>
                <IconFilter size={22} aria-hidden />
              </ActionIcon>
            )}
            <ActionIcon aria-label={kind.addTitle} onClick={add}>
              <IconPlus size={22} aria-hidden />
            </ActionIcon>
          </>
        )
      }
      filters={
        <FilterBar
          search={
            <SearchField
              placeholder={t`Search by name`}
              value={search}
              onSearch={(text) => url.filter({ search: text })}
            />
          }
        />
      }
    >
      {isFailed && (
        <ErrorState title={t`The list did not load.`} retry={() => void fetchNames([kind.lookup])}>
          {rows.length > 0 && t`What you see is as it was before.`}
        </ErrorState>
      )}
      {rows.length === 0 && isFailed ? null : rows.length === 0 && loading ? (
        <LoadingRows rows={8} />
      ) : shown.length === 0 ? (
        <EmptyState
          title={search ? t`No ${what} is named so` : t`No ${kind.title.toLowerCase()} yet`}
          filtered={search !== ''}
          action={
            search ? <Button onClick={() => url.filter({ search: null })}>{t`Clear the search`}</Button> : addButton
          }
        >
          {search ? t`Nothing has '${search}' in its name.` : t`Add a ${what} to sort contacts by it.`}
        </EmptyState>
      ) : (
        <div className="scrolls">
          <table className={styles.table} ref={table}>
            <thead>
              <tr className={styles.head}>
                <th scope="col">{kind.what}</th>
                <th scope="col" className={styles.count}>
                  {t`Contacts`}
                </th>
                {(mayEdit || mayDelete) && (
                  <th scope="col" className={styles.action}>
                    {t`Action`}
                  </th>
                )}
                <td className={styles.rest} />
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <NameRow
                  key={row.id}
                  row={row}
                  count={countOf(row)}
                  href={`${contactsPath(whole)}?${kind.filter}=${row.id}`}
                  onRename={mayEdit ? (name) => void edits.rename(row, name) : undefined}
                  onRule={mayEdit && row.rule ? () => url.patch({ rule: row.id }) : undefined}
                  onMerge={
                    mayEdit && !row.rule && handCount > 1 ? () => setMerging({ row, instead: false }) : undefined
                  }
                  onDelete={mayDelete ? () => askToDelete(row) : undefined}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {kind.hasRules && <Rules url={url} mayAdd={mayAdd} mayEdit={mayEdit} />}
      {mayAdd && <AddOf kind={kind} opened={url.get('add') === 'one'} onClose={() => url.patch({ add: null })} />}
      {merging && (
        <MergeDialog
          kind={kind}
          row={merging.row}
          instead={merging.instead}
          count={countOf(merging.row) ?? 0}
          onMerge={(into) => void edits.merge(merging.row, into)}
          onClose={() => setMerging(undefined)}
        />
      )}
      <DeleteDialog
        what={what}
        opened={deleting !== undefined}
        item={deleting?.name}
        consequence={
          deleting?.rule
            ? t`Its people stay, only the group and its rule go. This cannot be undone.`
            : t`No contact uses it. This cannot be undone.`
        }
        onDelete={() => deleting && edits.remove(deleting)}
        onClose={() => setDeleting(undefined)}
      />
    </PageFrame>
  );
};

/** The rule that is being built, as the address says: a new one, or that of a group. */
const Rules = ({ url, mayAdd, mayEdit }: { url: UrlState; mayAdd: boolean; mayEdit: boolean }) => {
  const groups = useNames((names) => names.contactgroups);
  const group = groups.find(({ id, rule }) => rule && String(id) === url.get('rule'));
  const close = () => url.patch({ add: url.get('add') === 'rule' ? null : url.get('add'), rule: null });
  if (mayAdd && url.get('add') === 'rule') return <RuleBuilder onClose={close} />;
  return mayEdit && group ? <RuleBuilder key={group.id} group={group} onClose={close} /> : null;
};

export const ContactGroupsScreen = () => <NameScreen key="group" kind={kinds().group} />;
export const SourcesScreen = () => <NameScreen key="source" kind={kinds().source} />;
