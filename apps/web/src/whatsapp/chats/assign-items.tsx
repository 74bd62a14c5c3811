import { type Chat, whatsappChatCalls } from '@angan/contract/whatsapp/chats.ts';
import { t } from '@lingui/core/macro';
import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { invalidate, query, useCall } from '../../core/api/index.ts';
import { chatApi } from './use-chats.ts';

/** The part of a chat's menu that gives it to somebody; it is asked who there is once the menu is open. */
export const AssignItems = ({ chat }: { chat: Pick<Chat, 'id' | 'assigned_to'> }) => {
  const people = useQuery({ ...query(whatsappChatCalls.people, {}, { quiet: true }), staleTime: 300_000 });
  const assign = useCall((user: number | null) => chatApi.assign({ params: { id: chat.id }, body: { user } }), {
    success: ({ assigned_to }) => (assigned_to ? t`Assigned to ${assigned_to.name}` : t`Assigned to nobody`),
    onSettled: () => invalidate('whatsapp_chat'),
  });
  return (
    <>
      <Menu.Label>{t`Assign this chat`}</Menu.Label>
      {people.error && (
        <>
          <Menu.Label role="alert">{t`The people did not load.`}</Menu.Label>
          <Menu.Item closeMenuOnClick={false} onClick={() => void people.refetch()}>
            {t`Try again`}
          </Menu.Item>
        </>
      )}
      {people.data?.results.map(({ id, name }) => (
        <Menu.Item
          key={id}
          rightSection={chat.assigned_to?.id === id && <IconCheck size={16} aria-label={t`now`} />}
          onClick={() => assign.mutate(id)}
        >
          {name}
        </Menu.Item>
      ))}
      {chat.assigned_to && <Menu.Item onClick={() => assign.mutate(null)}>{t`Nobody`}</Menu.Item>}
    </>
  );
};
