import { type DealRequest, dealRequestCalls } from '@angan/contract/deals/deal-requests.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { client, query, useCall } from '../../core/api/index.ts';
import { formatDate, formatPrice } from '../../core/language/index.ts';
import { inquiryPath } from '../../records/index.ts';
import { FormDialog, TextAreaField } from '../../ui/form/index.ts';
import { personName } from '../../ui/person-name.ts';
import { subjectOf } from '../deal-words.ts';
import styles from './requests.module.css';

const api = client(dealRequestCalls);
const noteLimit = 500;

/** Deals that people propose, to be approved or declined; nothing where none waits. */
export const AskedDeals = () => {
  const { data } = useQuery(query(dealRequestCalls.list, {}, { quiet: true }));
  if (!data?.results.length) return null;
  return (
    <ul className={`list-unstyled ${styles.asked}`} aria-label={t`Proposed deals`}>
      {data.results.map((request) => (
        <Asked key={request.id} request={request} />
      ))}
    </ul>
  );
};

const Asked = ({ request }: { request: DealRequest }) => {
  const [declining, setDeclining] = useState(false);
  const [note, setNote] = useState('');
  const { inquiry, amount, by, expected_close } = request;
  const who = personName(inquiry.contact.name);
  const answer = useCall((approve: boolean) => api.answer({ params: { id: request.id }, body: { approve, note } }), {
    success: ({ deal }) => (deal ? t`Approved: ${who}` : t`Declined`),
    changes: ['deal', 'deal_request', 'inquiry'],
    onSuccess: () => setDeclining(false),
  });
  return (
    <li className={styles.request}>
      <span className={styles.words}>
        <b>{t`${by.name} proposes a deal`}</b>{' '}
        <Link to={inquiryPath(inquiry.id)}>
          {inquiry.inquiry_code}, {who}
        </Link>
        <small>
          {[subjectOf(request), amount && formatPrice(amount), t`close by ${formatDate(expected_close)}`, request.note]
            .filter(Boolean)
            .join(', ')}
        </small>
      </span>
      <span className={styles.tools}>
        <Button size="xs" onClick={() => setDeclining(true)}>{t`Decline`}</Button>
        <Button size="xs" variant="filled" loading={answer.isPending} onClick={() => answer.mutate(true)}>
          {t`Approve`}
        </Button>
      </span>
      {declining && (
        <FormDialog
          opened
          title={t`Decline the deal of ${by.name}`}
          submit={t`Decline`}
          busy={answer.isPending}
          onSubmit={() => answer.mutate(false)}
          onClose={() => setDeclining(false)}
        >
          <TextAreaField label={t`Note`} value={note} maxLength={noteLimit} onChange={setNote} />
        </FormDialog>
      )}
    </li>
  );
};
