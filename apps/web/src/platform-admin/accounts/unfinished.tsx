import {
  mostUnfinished,
  type UnfinishedRegistration,
  unfinishedRegistrationCalls,
} from '@angan/contract/platform/registrations.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { plural, t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client, query, useCall } from '../../core/api/index.ts';
import { formatDateTime } from '../../core/language/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './accounts.module.css';

const api = client(unfinishedRegistrationCalls);

/**
 * Who signed up and stopped before the office was open: with what is missing, and a push. Nothing where there is nobody;
 * a sign alone where room is short.
 */
export const Unfinished = ({ small = false }: { small?: boolean }) => {
  const { data } = useQuery(query(unfinishedRegistrationCalls.list, undefined, { quiet: true }));
  const [isOpen, setOpen] = useState(false);
  if (!data?.length) return null;
  const label = t`Not finished: ${data.length}`;
  const open = () => setOpen(true);
  return (
    <>
      {small ? (
        <ActionIcon aria-label={label} onClick={open}>
          <IconUserQuestion size={20} aria-hidden />
        </ActionIcon>
      ) : (
        <Button leftSection={<IconUserQuestion size={16} aria-hidden />} onClick={open}>
          {label}
        </Button>
      )}
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t`Sign-ups that are not finished`} footer={null}>
        <ul className={`list-unstyled ${styles.unfinished}`}>
          {data.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
        {data.length === mostUnfinished && (
          <p>{plural(mostUnfinished, { one: 'The newest # is shown.', other: 'The newest # are shown.' })}</p>
        )}
      </Dialog>
    </>
  );
};

const Row = ({
  row: { id, company_name, name, mobile, email, created_date, missing },
}: {
  row: UnfinishedRegistration;
}) => {
  const resend = useCall(() => api.resend({ params: { id } }), { success: t`Sent again to ${name}` });
  const waitsFor =
    missing.length === 2
      ? t`Waits for code and link`
      : missing[0] === 'mobile'
        ? t`Waits for the code`
        : t`Waits for the link`;
  return (
    <li>
      <div>
        <strong>{company_name}</strong>
        <span>{name}</span>
        <a href={`tel:+91${mobile}`}>{formatMobile(mobile)}</a>
        <span>{email}</span>
        <span>
          {formatDateTime(created_date)}, {waitsFor}
        </span>
      </div>
      <Button
        size="xs"
        loading={resend.isPending}
        onClick={() => resend.mutate()}
        aria-label={t`Send again to ${name}`}
      >
        {t`Send again`}
      </Button>
    </li>
  );
};
