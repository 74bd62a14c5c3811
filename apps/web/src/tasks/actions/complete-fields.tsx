import { type Task, taskLimits } from '@angan/contract/tasks/tasks.ts';
import { outcomesOf } from '@angan/domain/lookups/tasks.ts';
import { t } from '@lingui/core/macro';
import { FollowUpField, wordChoices } from '../../records/index.ts';
import { ChoiceChips, TextAreaField } from '../../ui/form/index.ts';
import { isOfOpenInquiry } from '../words/task-words.ts';
import styles from './actions.module.css';
import type { Completion } from './use-complete.ts';

/** How it went, what comes next, and a note. Ctrl Enter sends it from any of them. */
export const CompleteFields = ({ task, completion }: { task: Task; completion: Completion }) => {
  const { outcome, setOutcome, next, setNext, note, setNote, errors, busy, run } = completion;
  const isOpen = isOfOpenInquiry(task);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key for the form around the fields, which have their own
    <div
      className={styles.fields}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        if (!busy) run();
      }}
    >
      <ChoiceChips
        label={t`Outcome`}
        choices={wordChoices(outcomesOf(task.type))}
        chosen={outcome ? [outcome] : []}
        single
        error={errors.outcome}
        onChange={([chosen]) => setOutcome(chosen ?? null)}
      />
      {(isOpen || task.inquiry === null) && (
        <div>
          <FollowUpField value={next} error={errors.next} onChange={setNext} />
          {isOpen && !errors.next && <p className={styles.hint}>{t`Asked for every open inquiry`}</p>}
        </div>
      )}
      <TextAreaField label={t`Note`} value={note} maxLength={taskLimits.note} error={errors.note} onChange={setNote} />
    </div>
  );
};
