import { contactLimits } from '@angan/contract/contacts/contact-fields.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { brokerContactCalls, mostBrokerContacts } from '@angan/contract/platform/broker-contacts.ts';
import { isMobile, mobileDigits } from '@angan/domain/mobile.ts';
import { readPasted } from '@angan/domain/whatsapp/broadcasts.ts';
import { mobileOf } from '@angan/domain/whatsapp/people.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, client, useCall } from '../../core/api/index.ts';
import { useDraft } from '../../core/drafts/index.ts';
import { formatNumber, perLanguage, word } from '../../core/language/index.ts';
import { ChoiceChips, FormPage, FormSection, TextAreaField } from '../../ui/form/index.ts';
import { inPlace } from '../../ui/in-place.tsx';
import { BulkRow, type Row } from './bulk-row.tsx';
import styles from './contacts.module.css';
import { nothingShared, type Shared, SharedChoices, sentShared } from './shared-choices.tsx';
import { useCounts } from './use-counts.ts';

const api = client(brokerContactCalls);
const emptyRow: Row = { name: '', mobile_number_1: '', email: '', mobile_number_2: '' };
const atFirst = {
  way: 'rows' as 'rows' | 'paste',
  rows: Array.from({ length: contactLimits.bulkRowsAtFirst }, () => emptyRow),
  pasted: '',
  shared: nothingShared as Shared,
};
const ways = perLanguage(
  () =>
    [
      { id: 'rows', label: t`Fill in` },
      { id: 'paste', label: t`Paste a list` },
    ] as const,
);

const filledOf = (row: Row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value.trim() !== ''));

/** The Indian numbers of a pasted list, each once. */
const contactsIn = (text: string) => {
  const all = readPasted(text).map(({ name, wa_id }) => ({ name, mobile: wa_id && mobileOf(wa_id) }));
  const good = all.flatMap(({ name, mobile }) => (mobile ? [{ name, mobile_number_1: mobile }] : []));
  const once = [...new Map(good.map((one) => [one.mobile_number_1, one])).values()];
  return { once, twice: good.length - once.length, bad: all.length - good.length };
};

/** Several contacts at once: three to five rows, or a whole pasted list. */
export const BulkContactsScreen = () => {
  const counts = useCounts().data;
  const navigate = useNavigate();
  const { draft, change, clear, isKept } = useDraft('broker:many', atFirst);
  const [errors, setErrors] = useState<Record<string, string>[]>([]);
  const [wrong, setWrong] = useState<string>();
  const pasted = contactsIn(draft.pasted);
  const isPaste = draft.way === 'paste';
  const add = useCall(
    () =>
      api.bulkCreate({
        body: {
          rows: isPaste
            ? pasted.once.slice(0, mostBrokerContacts)
            : draft.rows.map((row) => ({ mobile_number_1: row.mobile_number_1, ...filledOf(row) })),
          ...sentShared(draft.shared),
        },
      }),
    {
      success: ({ created, known }) =>
        known > 0
          ? t`${word(contactTexts.manyCreated)}: ${formatNumber(created)}. ${formatNumber(known)} were there already.`
          : word(contactTexts.manyCreated),
      changes: ['contact'],
      onSuccess: () => {
        clear();
        void navigate('/brokersContacts');
      },
      quiet: true,
      onError: (error) => {
        const said = error instanceof ApiError ? (error.body as { error?: unknown } | undefined)?.error : undefined;
        setWrong(typeof said === 'string' ? said : word(contactTexts.manyFailed));
      },
    },
  );
  const submit = () => {
    setWrong(undefined);
    if (isPaste) return add.mutate();
    const found = draft.rows.map(({ mobile_number_1, mobile_number_2 }) => ({
      ...(!isMobile(mobile_number_1) && { mobile_number_1: word(contactTexts.mobileInvalid) }),
      ...(mobile_number_2.trim() !== '' &&
        !isMobile(mobile_number_2) && { mobile_number_2: word(contactTexts.mobileInvalid) }),
    }));
    const numbers = draft.rows
      .flatMap((row) => [row.mobile_number_1, row.mobile_number_2].map(mobileDigits))
      .filter(Boolean);
    const isTwice = new Set(numbers).size < numbers.length;
    setErrors(found);
    setWrong(isTwice ? word(contactTexts.duplicateMobiles) : undefined);
    if (!isTwice && found.every((row) => Object.keys(row).length === 0)) add.mutate();
  };
  const isTooMany = pasted.once.length > mostBrokerContacts;
  return (
    <FormPage
      title={t`Bulk contacts`}
      submit={t`Add Contacts`}
      busy={add.isPending}
      unchanged={isPaste && (pasted.once.length === 0 || isTooMany)}
      error={wrong}
      isKept={isKept}
      onStartOver={clear}
      onCancel={() => void navigate('/brokersContacts')}
      onSubmit={submit}
      summary={isPaste ? t`${formatNumber(pasted.once.length)} contacts` : ''}
    >
      <FormSection title={t`Contacts`}>
        <ChoiceChips
          label={t`How`}
          choices={ways()}
          chosen={[draft.way]}
          required
          onChange={([way]) => way && change({ ...draft, way })}
        />
        {isPaste ? (
          <>
            <TextAreaField
              label={t`List`}
              value={draft.pasted}
              maxLength={100_000}
              placeholder={t`Mehul Shah, 98240 11768\n98240 11769`}
              hint={t`One contact on each line: a number of ten digits, with or without a name. Up to ${formatNumber(mostBrokerContacts)} at a time.`}
              error={isTooMany ? t`Add at most ${formatNumber(mostBrokerContacts)} at a time.` : undefined}
              onChange={(text) => change({ ...draft, pasted: text })}
            />
            <p className={styles.quiet} aria-live="polite">
              {[
                pasted.twice > 0 && t`${formatNumber(pasted.twice)} twice in the list`,
                pasted.bad > 0 && t`${formatNumber(pasted.bad)} without an Indian number`,
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
          </>
        ) : (
          <>
            {inPlace(draft.rows, (row, at) => (
              <BulkRow
                number={at + 1}
                row={row}
                errors={errors[at] ?? {}}
                onChange={(next) => change({ ...draft, rows: draft.rows.with(at, next) })}
                onRemove={
                  at >= contactLimits.bulkRowsAtFirst
                    ? () => change({ ...draft, rows: draft.rows.toSpliced(at, 1) })
                    : undefined
                }
              />
            ))}
            {draft.rows.length < contactLimits.bulkRows && (
              <div>
                <Button
                  leftSection={<IconPlus size={15} aria-hidden />}
                  onClick={() => change({ ...draft, rows: [...draft.rows, emptyRow] })}
                >
                  {t`Add More Contact`}
                </Button>
              </div>
            )}
          </>
        )}
      </FormSection>
      <FormSection title={t`For all of them`}>
        <SharedChoices shared={draft.shared} counts={counts} onChange={(shared) => change({ ...draft, shared })} />
      </FormSection>
    </FormPage>
  );
};
