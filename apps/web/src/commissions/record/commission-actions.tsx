import type { Commission } from '@angan/contract/commissions/commissions.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useCall } from '../../core/api/index.ts';
import { saveBase64 } from '../../core/platform/index.ts';
import { useMay } from '../../core/session/index.ts';
import { MenuWhenReached } from '../../ui/menu-when-reached.tsx';
import { CallLinks } from '../../ui/person.tsx';
import { api, moved } from '../use-commission.ts';

export type DialogName =
  | 'receipt'
  | 'invoice'
  | 'credit'
  | 'terms'
  | 'agree'
  | 'splits'
  | 'letter'
  | 'dispute'
  | 'write-off';

interface Props {
  commission: Commission;
  onOpen: (name: DialogName) => void;
}

/** What can be done next where the commission stands, the usual first, the rest behind the dots. */
export const CommissionActions = ({ commission, onOpen }: Props) => {
  const { id, status, terms_at, milestones, papers, payer, loan } = commission;
  const mayWriteOff = useMay('commission:write_off');
  const move = useCall((to: Commission['status']) => api.move({ params: { id }, body: { to } }), { changes: moved });
  const withdraw = useCall(() => api.withdrawTerms({ params: { id } }), { changes: moved });
  const remove = useCall(() => api.remove({ params: { id } }), { changes: moved, success: t`Commission deleted` });
  const terms = useCall(() => api.terms({ params: { id } }), {
    onSuccess: ({ file_name, content }) => saveBase64(content, file_name),
  });
  const canInvoice =
    ['Confirmed', 'Invoiced', 'Part Received'].includes(status) && milestones.some(({ invoice }) => !invoice);
  const isOpen = !['Received', 'Written Off', 'Cancelled'].includes(status);
  const before = papers.some(({ kind }) => kind === 'Invoice') ? 'Invoiced' : 'Confirmed';
  return (
    <>
      {status === 'Expected' && !terms_at && <Button onClick={() => onOpen('agree')}>{t`Terms agreed`}</Button>}
      {status === 'Expected' && terms_at && (
        <Button loading={move.isPending} onClick={() => move.mutate('Confirmed')}>{t`Confirm`}</Button>
      )}
      {canInvoice && <Button onClick={() => onOpen('invoice')}>{t`Make invoice`}</Button>}
      {status === 'Disputed' && (
        <Button
          loading={move.isPending}
          onClick={() =>
            move.mutate(commission.amount_received > 0 && before === 'Invoiced' ? 'Part Received' : before)
          }
        >
          {t`End dispute`}
        </Button>
      )}
      <CallLinks name={payer.name} number={payer.mobile_number_1} contact={payer.id} />
      <MenuWhenReached
        position="bottom-end"
        button={(props) => (
          <ActionIcon {...props} aria-label={t`More`} loading={terms.isPending}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        )}
      >
        {(Menu) => (
          <>
            {!loan && <Menu.Item onClick={() => terms.mutate()}>{t`Terms as PDF`}</Menu.Item>}
            {['Confirmed', 'Invoiced', 'Part Received'].includes(status) && (
              <Menu.Item onClick={() => onOpen('dispute')}>{t`Dispute`}</Menu.Item>
            )}
            {terms_at && papers.length === 0 && isOpen && (
              <Menu.Item onClick={() => withdraw.mutate()}>{t`Take agreement back`}</Menu.Item>
            )}
            {!loan && papers.length === 0 && ['Expected', 'Confirmed'].includes(status) && (
              <Menu.Item onClick={() => remove.mutate()}>{t`Delete`}</Menu.Item>
            )}
            {isOpen && mayWriteOff && <Menu.Item onClick={() => onOpen('write-off')}>{t`Write off`}</Menu.Item>}
          </>
        )}
      </MenuWhenReached>
    </>
  );
};
