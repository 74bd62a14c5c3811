import type { Task } from '@angan/contract/tasks/tasks.ts';
import { visitCalls } from '@angan/contract/tasks/visits.ts';
import { checkInWords } from '@angan/domain/check-in.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client, fieldErrors, useCall } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { isForbidden, type Located, locate } from '../../core/platform/index.ts';
import { FormDialog } from '../../ui/form/index.ts';
import styles from './visit.module.css';

const api = client(visitCalls);

/** Why the phone did not tell where it is, in words; the visit goes on without. */
const whyNot = (error: unknown): string =>
  isForbidden(error)
    ? t`The phone may not tell where it is. Allow it in the settings of the browser, or go on without the check-in.`
    : t`The phone does not know where it is. Go on without the check-in, or try again outside.`;

/** Says what is stored and who sees it; the phone is asked for its place once somebody said yes. */
export const CheckInForm = ({ visit, onClose }: { visit: Task; onClose: () => void }) => {
  const [problem, setProblem] = useState<string>();
  const [isLocating, setLocating] = useState(false);
  const { mutate, isPending } = useCall(
    ({ latitude, longitude, accuracy }: Located) =>
      api.checkIn(
        { params: { id: visit.id }, body: { latitude, longitude, accuracy_m: accuracy, agreed: true } },
        { quiet: true },
      ),
    {
      success: ({ check_in }) => (check_in ? t`Checked in, ${checkInWords(check_in, word)}` : undefined),
      changes: ['task', 'inquiry', 'property'],
      onSuccess: onClose,
      quiet: true,
      onError: (error) => setProblem(Object.values(fieldErrors(error))[0] ?? error.message),
    },
  );
  const checkIn = () => {
    setProblem(undefined);
    setLocating(true);
    locate()
      .then(mutate, (error: unknown) => setProblem(whyNot(error)))
      .finally(() => setLocating(false));
  };
  return (
    <FormDialog
      opened
      title={t`Check in to this visit?`}
      submit={problem ? t`Try again` : t`Yes, check in`}
      busy={isLocating || isPending}
      error={problem}
      onSubmit={checkIn}
      onClose={onClose}
    >
      <p className={styles.plain}>
        {t`The place of this phone is asked for once and stored with the visit: where, how exactly, and how far from the property.`}
      </p>
      <p className={styles.plain}>
        {t`Whoever sees the visit sees it: you, the Owner and Co-Owner. It is printed on the visit slip. The visit goes on without it too.`}
      </p>
    </FormDialog>
  );
};
