import { dealLimits } from '@angan/contract/deals/deal-fields.ts';
import { dealRequestCalls } from '@angan/contract/deals/deal-requests.ts';
import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client, query, useCall } from '../../core/api/index.ts';
import { formatPrice, word } from '../../core/language/index.ts';
import { dealTypeChoices, FindField, type Found, useFoundProperties } from '../../records/index.ts';
import {
  ChoiceChips,
  DayField,
  FormDialog,
  MoneyField,
  rupeesIn,
  TextAreaField,
  useFieldErrors,
} from '../../ui/form/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { subjectOf } from '../deal-words.ts';
import styles from './requests.module.css';

const api = client(dealRequestCalls);
const tones = { Asked: 'warn', Approved: 'ok', Declined: 'off' } as const;
const usualDays = 30;

/** What one has proposed from an inquiry, with the owner's answers, and the way to propose another. */
export const ProposedDeals = ({ inquiry }: { inquiry: Inquiry }) => {
  const mine = useQuery(query(dealRequestCalls.mine, { query: { inquiry: inquiry.id } }, { quiet: true }));
  const [proposing, setProposing] = useState(false);
  return (
    <section className={styles.of} aria-label={t`Proposed deals`}>
      <QueryView query={mine} failed={t`The deals did not load.`} loading={t`Loading the deals`} rows={2}>
        {({ results }) => (
          <>
            <div className={styles.head}>
              <span>{results.length === 0 && t`Nothing proposed yet.`}</span>
              {inquiry.may_edit && (
                <Button size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => setProposing(true)}>
                  {t`Propose deal`}
                </Button>
              )}
            </div>
            <ul className="list-unstyled">
              {results.map((request) => (
                <li key={request.id} className={styles.row}>
                  <span>
                    {[subjectOf(request), request.amount && formatPrice(request.amount)].filter(Boolean).join(', ')}
                  </span>
                  <StatusBadge tone={tones[request.status]}>{word(request.status)}</StatusBadge>
                  {request.answer && <span>{request.answer}</span>}
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryView>
      {proposing && <Propose inquiry={inquiry} onClose={() => setProposing(false)} />}
    </section>
  );
};

const Propose = ({ inquiry, onClose }: { inquiry: Inquiry; onClose: () => void }) => {
  const [property, setProperty] = useState<Found | null>(null);
  const [deal_type, setType] = useState<number | undefined>(inquiry.deal_type[0]);
  const [expected_close, setClose] = useState(addDays(dayInIndia(), usualDays));
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const { errors, refuse } = useFieldErrors();
  const propose = useCall(
    () =>
      api.create({
        body: {
          inquiry: inquiry.id,
          property: property?.id ?? null,
          deal_type: deal_type!,
          expected_close,
          amount: rupeesIn(amount) ?? null,
          note,
        },
      }),
    {
      success: t`Proposed. The owner is told.`,
      onFieldErrors: refuse,
      changes: ['deal_request'],
      onSuccess: onClose,
    },
  );
  return (
    <FormDialog
      opened
      title={t`Propose deal`}
      submit={t`Propose`}
      busy={propose.isPending}
      error={errors.inquiry}
      onSubmit={() => propose.mutate()}
      onClose={onClose}
    >
      <FindField
        label={t`Property`}
        placeholder={t`Code, society or area`}
        value={property}
        useFound={useFoundProperties}
        error={errors.property}
        onChange={setProperty}
      />
      <ChoiceChips
        label={t`Deal`}
        choices={dealTypeChoices.filter(({ id }) => inquiry.deal_type.includes(id))}
        chosen={deal_type === undefined ? [] : [deal_type]}
        single
        required
        error={errors.deal_type}
        onChange={([chosen]) => setType(chosen)}
      />
      <MoneyField label={t`Amount`} value={amount} error={errors.amount} onChange={setAmount} />
      <DayField label={t`Expected close`} value={expected_close} error={errors.expected_close} onChange={setClose} />
      <TextAreaField label={t`Note`} value={note} maxLength={dealLimits.note} error={errors.note} onChange={setNote} />
    </FormDialog>
  );
};
