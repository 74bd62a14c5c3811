import { type WhatsappButton, whatsappButtonCalls } from '@angan/contract/whatsapp/buttons.ts';
import { buttonOf } from '@angan/contract/whatsapp/flat-template.ts';
import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client, query } from '../../core/api/index.ts';
import { useKeys } from '../../core/keys/index.ts';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../../ui/states.tsx';
import { deleteWithTexts } from '../delete-with-texts.ts';
import { ButtonForm } from './button-form.tsx';
import styles from './rows.module.css';

const api = client(whatsappButtonCalls);

/** Buttons that many templates have, kept once. */
export const ButtonsScreen = () => {
  const buttons = useQuery(query(whatsappButtonCalls.list, { query: { page_size: '100' } }));
  const queries = useQueryClient();
  const [editing, setEditing] = useState<WhatsappButton | 'new'>();
  const [deleting, setDeleting] = useState<WhatsappButton>();
  const refresh = () => queries.invalidateQueries({ queryKey: ['whatsapp_button'] });
  useKeys({ n: { label: 'Add WhatsApp button', run: () => setEditing('new') } });
  const add = (
    <Button variant="filled" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEditing('new')}>
      Add WhatsApp button
    </Button>
  );
  const remove = async ({ id, button_text }: WhatsappButton) => {
    if (await deleteWithTexts('Button', button_text, () => api.remove({ params: { id } }))) await refresh();
  };
  const rows = buttons.data?.results ?? [];
  return (
    <PageFrame
      title="WhatsApp buttons"
      count={buttons.data?.count}
      actions={add}
      phoneActions={
        <ActionIcon aria-label="Add WhatsApp button" onClick={() => setEditing('new')}>
          <IconPlus size={22} aria-hidden />
        </ActionIcon>
      }
    >
      <div className={styles.scroll}>
        {buttons.error && (
          <ErrorState title="The list did not load." retry={() => void buttons.refetch()}>
            {buttons.error.message}
          </ErrorState>
        )}
        {buttons.isPending && <LoadingRows rows={4} label="Loading buttons" />}
        {buttons.data && rows.length === 0 && (
          <EmptyState title="No buttons yet" action={add}>
            Keep a button once, such as your phone number, and put it into any template.
          </EmptyState>
        )}
        <ul className={styles.rows} aria-label="WhatsApp buttons">
          {rows.map((button) => (
            <li key={button.id} className={styles.row}>
              <div className={styles.text}>
                <p className={styles.name}>{button.button_text}</p>
                <p className={styles.second}>{[button.button_type, targetOf(button)].filter(Boolean).join(', ')}</p>
              </div>
              <ActionIcon aria-label={`Edit ${button.button_text}`} onClick={() => setEditing(button)}>
                <IconPencil size={18} aria-hidden />
              </ActionIcon>
              <ActionIcon aria-label={`Delete ${button.button_text}`} onClick={() => setDeleting(button)}>
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      </div>
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
        what="Button"
        opened={deleting !== undefined}
        item={deleting?.button_text}
        consequence="Templates that have it keep it. This cannot be undone."
        onDelete={() => deleting && remove(deleting)}
        onClose={() => setDeleting(undefined)}
      />
    </PageFrame>
  );
};

const targetOf = (row: WhatsappButton): string => {
  const button = buttonOf(row);
  if (button?.type === 'Visit Website') return button.url;
  if (button?.type === 'Call Phone Number') return `+${button.country_code} ${button.number}`;
  if (button?.type === 'Call on WhatsApp') return `${button.days} days`;
  return '';
};
