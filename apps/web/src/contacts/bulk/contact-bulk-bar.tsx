import { duplicateLimits } from '@angan/contract/contacts/duplicates.ts';
import { t } from '@lingui/core/macro';
import { IconArrowMerge, IconDownload, IconEye, IconMapPin, IconTrash, IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '../../core/language/index.ts';
import { useMay } from '../../core/session/index.ts';
import { BulkBar, type BulkTool, type Selection } from '../../ui/data-list/index.ts';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { MergeDialog } from '../duplicates/merge-dialog.tsx';
import { useMerging } from '../duplicates/use-merging.ts';
import type { ContactList } from '../use-contact-list.ts';
import { visibilityChoices } from '../visibility.ts';
import { GroupDialog } from './group-dialog.tsx';
import { SourceDialog } from './source-dialog.tsx';
import { type Chosen, useBulkChange, type Wish } from './use-bulk-change.ts';

interface Props {
  list: ContactList;
  selection: Selection;
  /** Missing for who may not export. */
  onExport: (() => void) | undefined;
}

const isMergeable = (count: number): boolean => count > 1 && count <= duplicateLimits.people;

/** What can be done with the contacts that are chosen. */
export const ContactBulkBar = ({ list, selection, onExport }: Props) => {
  const { change } = useBulkChange();
  const { merge } = useMerging();
  const mayMerge = useMay('contact:merge') && !selection.isAll && isMergeable(selection.ids.length);
  const [asks, setAsks] = useState<'add' | 'remove' | 'source' | 'merge' | 'delete'>();
  const total = list.data?.count ?? 0;
  // Of a long search nobody counted all that match.
  const count = selection.isAll ? (list.isCapped ? undefined : total) : selection.ids.length;
  const chosen: Chosen = selection.isAll ? { filters: list.filteredBy } : { ids: selection.ids };
  const wish = async (what: Wish) => {
    const isDone = await change(chosen, what);
    if (isDone) selection.clear();
    return isDone;
  };
  const close = () => setAsks(undefined);
  const tools: BulkTool[] = [
    {
      label: t`Groups`,
      icon: <IconUsersGroup aria-hidden />,
      menu: [
        { label: t`Add to groups`, run: () => setAsks('add') },
        { label: t`Take out of groups`, run: () => setAsks('remove') },
      ],
    },
    {
      label: t`Source`,
      icon: <IconMapPin aria-hidden />,
      menu: [
        { label: t`Set the source`, run: () => setAsks('source') },
        { label: t`Clear the source`, run: () => void wish({ action: 'clear_source' }) },
      ],
    },
    {
      label: t`Visibility`,
      icon: <IconEye aria-hidden />,
      menu: visibilityChoices().map(({ id, label }) => ({
        label,
        run: () => void wish({ action: id === 'true' ? 'lock' : 'unlock' }),
      })),
    },
    ...(mayMerge ? [{ label: t`Merge`, icon: <IconArrowMerge aria-hidden />, run: () => setAsks('merge') }] : []),
    ...(onExport ? [{ label: t`Export`, icon: <IconDownload aria-hidden />, run: onExport }] : []),
    {
      label: t`Delete`,
      icon: <IconTrash aria-hidden />,
      // Rows in sight are deleted at once, with Undo; whoever means all that match cannot see them, and is asked.
      run: () => (selection.isAll ? setAsks('delete') : void wish({ action: 'delete' })),
    },
  ];
  const all = list.countText(total);
  return (
    <>
      <BulkBar
        text={selection.isAll ? t`All ${all} selected` : t`${formatNumber(selection.ids.length)} selected`}
        more={
          selection.isAll || selection.ids.length >= total
            ? undefined
            : {
                label: list.isFiltered ? t`Select all ${all} that match` : t`Select all ${all}`,
                run: selection.chooseAll,
              }
        }
        tools={tools}
        idle={!selection.isAll && selection.ids.length === 0}
        onClear={selection.clear}
      />
      {(asks === 'add' || asks === 'remove') && (
        <GroupDialog
          way={asks}
          count={count}
          onChoose={(contactgroup) => wish({ action: asks === 'add' ? 'add_groups' : 'remove_groups', contactgroup })}
          onClose={close}
        />
      )}
      {asks === 'source' && (
        <SourceDialog count={count} onChoose={(source) => wish({ action: 'set_source', source })} onClose={close} />
      )}
      {asks === 'merge' && (
        <MergeDialog
          ids={selection.ids}
          onMerge={async (input) => {
            if (!(await merge(input))) return;
            close();
            selection.clear();
          }}
          onClose={close}
        />
      )}
      <DeleteDialog
        what={t`contacts`}
        opened={asks === 'delete'}
        item={list.isFiltered ? t`All ${all} that match` : t`All ${all}`}
        consequence={t`They leave every list. Undo brings them back with their notes.`}
        onDelete={() => wish({ action: 'delete' })}
        onClose={close}
      />
    </>
  );
};
