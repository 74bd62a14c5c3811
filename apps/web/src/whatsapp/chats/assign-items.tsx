import { type Chat, whatsappChatCalls } from '@angan/contract/whatsapp/chats.ts';
import { t } from '@lingui/core/macro';
import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiError, query } from '../../core/api/index.ts';
import { toast } from '../../ui/toast.ts';
import { chatApi, freshenChats } from './use-chats.ts';

/** The part of a chat's menu that gives it to somebody; it is asked who there is once the menu is open. */
export const AssignItems = ({ chat }: { chat: Pick<Chat, 'id' | 'assigned_to'> }) => {
  const people = useQuery({ ...query(whatsappChatCalls.people, {}, { quiet: true }), staleTime: 300_000 });
  const queries = useQueryClient();
  const assign = useMutation({
    mutationFn: (user: number | null) => chatApi.assign({ params: { id: chat.id }, body: { user } }),
    onSuccess: ({ assigned_to }) =>
      toast.success(assigned_to ? t`Assigned to ${assigned_to.name}` : t`Assigned to nobody`),
    onError: (error: ApiError) => error.told || toast.error(error.message),
    onSettled: () => freshenChats(queries),
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
