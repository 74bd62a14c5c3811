import type { PropertyMove } from '@angan/contract/properties/property-status.ts';
import type { PropertyStatus } from '@angan/domain/lookups/property-lists.ts';
import { reasonsFor } from '@angan/domain/property-status.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { word } from '../../core/language/index.ts';
import { wordChoices } from '../../records/index.ts';
import { ChoiceChips, DayField, FormDialog } from '../../ui/form/index.ts';
import { propertyApi } from './property-api.ts';
import { countWords, useEach } from './use-each.ts';

/** Moves that ask for nothing that differs from one property to the next. */
const offered = ['Available', 'On Hold', 'Withdrawn'] as const satisfies readonly PropertyStatus[];

/** Moves several properties to one status, for one reason. */
export const StatusOfMany = ({
  ids,
  onClose,
  onDone,
}: {
  ids: readonly number[];
  onClose: () => void;
  onDone: () => void;
}) => {
  const [status, setStatus] = useState<(typeof offered)[number]>();
  const [reason, setReason] = useState<string>();
  const [until, setUntil] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { busy, run } = useEach(() => {
    onClose();
    onDone();
  });
  const needsReason = status === 'On Hold' || status === 'Withdrawn';
  const submit = () => {
    const wrong = {
      ...(!status && { status: t`Choose the status.` }),
      ...(needsReason && !reason && { reason: t`Choose the reason.` }),
      ...(status === 'On Hold' && until === '' && { until: t`Choose the day.` }),
    };
    setErrors(wrong);
    if (!status || Object.keys(wrong).length > 0) return;
    const body = { status, reason: reason ?? null, hold_until: until || null } as PropertyMove;
    void run(ids, {
      each: (id) => propertyApi.status({ params: { id }, body }, { quiet: true }),
      done: (count) => t`${word(status)}: ${countWords(count)}`,
    });
  };
  return (
    <FormDialog
      opened
      title={t`Change status of ${countWords(ids.length)}`}
      submit={t`Change status`}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceChips
        label={t`Change to`}
        choices={wordChoices(offered)}
        chosen={status ? [status] : []}
        single
        required
        error={errors.status}
        onChange={([next]) => {
          setStatus(next as typeof status);
          setReason(undefined);
          setErrors({});
        }}
      />
      {needsReason && (
        <ChoiceChips
          label={t`Reason`}
          choices={wordChoices(reasonsFor(status))}
          chosen={reason ? [reason] : []}
          single
          error={errors.reason}
          onChange={([next]) => setReason(next)}
        />
      )}
      {status === 'On Hold' && (
        <DayField
          label={t`On hold until`}
          hint={t`They come back by themselves on this day`}
          value={until}
          error={errors.until}
          onChange={setUntil}
        />
      )}
    </FormDialog>
  );
};
