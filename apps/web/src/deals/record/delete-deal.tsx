import { type Deal, dealCalls } from '@angan/contract/deals/deals.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { client, useCall } from '../../core/api/index.ts';

const api = client(dealCalls);

/** Takes a deal off the list, at once; the notice offers to take that back. */
export const DeleteDeal = ({ deal, onDeleted }: { deal: Deal; onDeleted: () => void }) => {
  const params = { id: deal.id };
  const changes = ['deal'] as const;
  const restore = useCall(() => api.restore({ params }), { changes });
  const remove = useCall(() => api.remove({ params }), {
    success: t`Deleted: ${deal.deal_code}`,
    undo: () => restore.mutate(),
    changes,
    onSuccess: onDeleted,
  });
  return (
    <ActionIcon aria-label={t`Delete deal`} onClick={() => remove.mutate()}>
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  );
};
