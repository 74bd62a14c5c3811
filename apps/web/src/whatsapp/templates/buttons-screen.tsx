import { type WhatsappButton, whatsappButtonCalls } from '@angan/contract/whatsapp/buttons.ts';
import { buttonOf } from '@angan/contract/whatsapp/flat-template.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { client, invalidate } from '../../core/api/index.ts';
import { useKeys } from '../../core/keys/index.ts';
import { word } from '../../core/language/index.ts';
import { RecordListPage, useRecordList } from '../../records/index.ts';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { deleteWithTexts } from '../delete-with-texts.ts';
import { ButtonForm } from './button-form.tsx';
import { KeptRow } from './kept-row.tsx';
import styles from './rows.module.css';

const api = client(whatsappButtonCalls);

/** Buttons that many templates have, kept once. */
export const ButtonsScreen = () => {
  const list = useRecordList({ list: whatsappButtonCalls.list, filters: [] });
  const [editing, setEditing] = useState<WhatsappButton | 'new'>();
  const [deleting, setDeleting] = useState<WhatsappButton>();
  const refresh = () => invalidate('whatsapp_button');
  useKeys({ n: { label: t`Add WhatsApp button`, run: () => setEditing('new') } });
  const add = (
    <Button variant="filled" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEditing('new')}>
      {t`Add WhatsApp button`}
    </Button>
  );
  const remove = async ({ id, button_text }: WhatsappButton) => {
    if (await deleteWithTexts(t`Button`, button_text, () => api.remove({ params: { id } }))) await refresh();
  };
  const draw = ({ row: button }: { row: WhatsappButton }) => (
    <KeptRow
      name={button.button_text}
      editLabel={t`Edit ${button.button_text}`}
      onEdit={() => setEditing(button)}
      onDelete={() => setDeleting(button)}
    >
      <div className={styles.text}>
        <p className={styles.name}>{button.button_text}</p>
        <p className={styles.second}>{[word(button.button_type), targetOf(button)].filter(Boolean).join(', ')}</p>
      </div>
    </KeptRow>
  );
  return (
    <>
      <RecordListPage
        name="whatsapp-buttons"
        title={t`WhatsApp buttons`}
        list={list}
        views={[{ kind: 'rows', draw }]}
        phoneRow={draw}
        pathOf={null}
        nameOf={({ button_text }) => button_text}
        actions={add}
        phoneActions={
          <ActionIcon aria-label={t`Add WhatsApp button`} onClick={() => setEditing('new')}>
            <IconPlus size={22} aria-hidden />
          </ActionIcon>
        }
        empty={() => (
          <EmptyState title={t`No buttons yet`} action={add}>
            {t`Keep a button once, such as your phone number, and put it into any template.`}
          </EmptyState>
        )}
      />
      {editing && (
        <ButtonForm
          button={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
          onSaved={() => {
            setEditing(undefined);
            void refresh();
          }}
        />
      )}
      <DeleteDialog
        what={t`Button`}
        opened={deleting !== undefined}
        item={deleting?.button_text}
        consequence={t`Templates that have it keep it. This cannot be undone.`}
        onDelete={() => deleting && remove(deleting)}
        onClose={() => setDeleting(undefined)}
      />
    </>
  );
};

const targetOf = (row: WhatsappButton): string => {
  const button = buttonOf(row);
  if (button?.type === 'Visit Website') return button.url;
  if (button?.type === 'Call Phone Number') return `+${button.country_code} ${button.number}`;
  if (button?.type === 'Call on WhatsApp') return t`${button.days} days`;
  return '';
};
