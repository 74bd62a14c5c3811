import { type Inquiry, inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { scopeOf } from '@angan/domain/roles.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { useAuth, useUsertype } from '../../core/session/index.ts';
import { inquiryName } from '../../records/index.ts';
import { personLabel } from '../../ui/person-name.ts';
import { showInquiry } from '../inquiry-cache.ts';
import { AssignDialog } from './assign-dialog.tsx';
import styles from './inquiry-record.module.css';

const api = client(inquiryCalls);

const namesOf = (people: Inquiry['assigned_to']) => people.map(({ user }) => personLabel(user)).join(', ');

/** Who sees to it; who may, gives it to others, and everybody takes what nobody has. */
export const Assigned = ({ inquiry }: { inquiry: Inquiry }) => {
  const [choosing, setChoosing] = useState(false);
  const mine = useAuth(({ userInfo }) => userInfo?.id ?? 0);
  const assignsAll = scopeOf(useUsertype() ?? 'Backend', 'inquiry:assign') === 'all';
  const assign = useCall((assigned_to: number[]) => api.update({ params: { id: inquiry.id }, body: { assigned_to } }), {
    success: (changed) => {
      const [inquiry, names] = [inquiryName(changed), namesOf(changed.assigned_to)];
      return names ? t`${inquiry} is with ${names}` : t`${inquiry} is with nobody`;
    },
    onSuccess: (changed) => {
      setChoosing(false);
      return showInquiry(changed);
    },
  });
  const names = namesOf(inquiry.assigned_to);
  return (
    <span className={styles.assigned}>
      {names || t`Nobody yet`}
      {names === '' && (
        <Button size="xs" loading={assign.isPending} onClick={() => assign.mutate([mine])}>
          {t`Take it`}
        </Button>
      )}
      {assignsAll && (
        <Button size="xs" variant="subtle" onClick={() => setChoosing(true)}>
          {names ? t`Change` : t`Assign`}
        </Button>
      )}
      {choosing && (
        <AssignDialog
          title={t`Assign ${inquiry.inquiry_code}`}
          assigned={inquiry.assigned_to}
          busy={assign.isPending}
          onAssign={(ids) => assign.mutate(ids)}
          onClose={() => setChoosing(false)}
        />
      )}
    </span>
  );
};
