import {
  type TemplateGroup,
  templateGroupCalls,
  templateGroupNameLength,
} from '@angan/contract/whatsapp/template-groups.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { client, invalidate, useCall } from '../../core/api/index.ts';
import { useKeys } from '../../core/keys/index.ts';
import { formatNumber } from '../../core/language/index.ts';
import { RecordListPage, useRecordList } from '../../records/index.ts';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { FormDialog, TextField } from '../../ui/form/index.ts';
import { EmptyState } from '../../ui/states.tsx';
import { deleteWithTexts } from '../delete-with-texts.ts';
import { KeptRow } from './kept-row.tsx';
import styles from './rows.module.css';

const api = client(templateGroupCalls);

/** Groups keep templates for one occasion together. */
export const TemplateGroupsScreen = () => {
  const list = useRecordList({ list: templateGroupCalls.list, filters: [], isQuiet: true });
  const [editing, setEditing] = useState<TemplateGroup | 'new'>();
  const [deleting, setDeleting] = useState<TemplateGroup>();
  const refresh = () => invalidate('whatsapp_template_group');
  useKeys({ n: { label: t`Add group`, run: () => setEditing('new') } });
  const add = (
    <Button variant="filled" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEditing('new')}>
      {t`Add group`}
    </Button>
  );
  const remove = async ({ id, group_name }: TemplateGroup) => {
    if (await deleteWithTexts(t`Template group`, group_name, () => api.remove({ params: { id } }))) await refresh();
  };
  const draw = ({ row: group }: { row: TemplateGroup }) => (
    <KeptRow
      name={group.group_name}
      editLabel={t`Rename ${group.group_name}`}
      onEdit={() => setEditing(group)}
      onDelete={() => setDeleting(group)}
    >
      <Link className={styles.name} to={`/template?template_group=${group.id}`}>
        {group.group_name}
      </Link>
      <span className={styles.note}>
        {group.template_count === 1 ? t`1 template` : t`${formatNumber(group.template_count)} templates`}
      </span>
    </KeptRow>
  );
  return (
    <>
      <RecordListPage
        name="template-groups"
        title={t`Template Groups`}
        list={list}
        views={[{ kind: 'rows', draw }]}
        phoneRow={draw}
        pathOf={null}
        nameOf={({ group_name }) => group_name}
        actions={add}
        phoneActions={
          <ActionIcon aria-label={t`Add group`} onClick={() => setEditing('new')}>
            <IconPlus size={22} aria-hidden />
          </ActionIcon>
        }
        empty={() => (
          <EmptyState title={t`No groups yet`} action={add}>
            {t`Put templates for one occasion together, as site visits or festivals.`}
          </EmptyState>
        )}
      />
      {editing && (
        <GroupForm
          group={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
          onSaved={() => {
            setEditing(undefined);
            void refresh();
          }}
        />
      )}
      <DeleteDialog
        what={t`Template group`}
        opened={deleting !== undefined}
        item={deleting?.group_name}
        consequence={t`Only an empty group can be deleted. This cannot be undone.`}
        onDelete={() => deleting && remove(deleting)}
        onClose={() => setDeleting(undefined)}
      />
    </>
  );
};

interface FormProps {
  group: TemplateGroup | undefined;
  onClose: () => void;
  onSaved: () => void;
}

const GroupForm = ({ group, onClose, onSaved }: FormProps) => {
  const [name, setName] = useState(group?.group_name ?? '');
  const save = useCall(
    () => {
      const body = { group_name: name };
      return group ? api.update({ params: { id: group.id }, body }) : api.create({ body });
    },
    {
      success: group ? t`Group renamed` : t`Group added`,
      onSuccess: onSaved,
      quiet: true,
    },
  );
  return (
    <FormDialog
      opened
      title={group ? t`Rename group` : t`Add group`}
      submit={group ? t`Rename group` : t`Add group`}
      busy={save.isPending}
      error={save.problem}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <TextField
        label={t`Group name`}
        autoFocus
        value={name}
        maxLength={templateGroupNameLength}
        error={save.errors.group_name}
        onChange={setName}
      />
    </FormDialog>
  );
};
