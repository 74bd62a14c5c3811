import { type Task, taskCalls, taskLimits } from '@angan/contract/tasks/tasks.ts';
import { visitOutcomes, visitPoints } from '@angan/domain/lookups/tasks.ts';
import { outcomeOfVisit, type VisitPoint } from '@angan/domain/visit-feedback.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { address } from '../../core/api/index.ts';
import { perLanguage } from '../../core/language/index.ts';
import { orKeep } from '../../core/waiting/index.ts';
import { FollowUpField, tourPath } from '../../records/index.ts';
import { ChoiceChips, FormDialog, SelectField, TextAreaField } from '../../ui/form/index.ts';
import { personName } from '../../ui/person-name.ts';
import { undoComplete } from '../undo-complete.ts';
import { useTaskChange } from '../use-visits.ts';

const likings = perLanguage(() => [
  { id: 1, label: t`1 Not at all` },
  { id: 2, label: '2' },
  { id: 3, label: '3' },
  { id: 4, label: '4' },
  { id: 5, label: t`5 Very much` },
]);
const points = visitPoints.map((point) => ({ id: point, label: point }));

/** What the client said on a visit, in as few taps as it takes; how it went follows from it, and can be said otherwise. */
export const VisitedForm = ({ visit, onClose }: { visit: Task; onClose: () => void }) => {
  const [liked, setLiked] = useState<number | null>(null);
  const [said, setSaid] = useState<readonly VisitPoint[]>([]);
  const [note, setNote] = useState('');
  const [next, setNext] = useState('');
  const [chosen, setChosen] = useState<(typeof visitOutcomes)[number] | null>(null);
  const params = { id: visit.id };
  const follows = outcomeOfVisit({ liked, points: said });
  const { errors, busy, run } = useTaskChange({
    change: () =>
      orKeep(
        taskCalls.complete,
        {
          params,
          body: {
            liked,
            points: [...said],
            note,
            outcome: chosen,
            next: next === '' ? null : { date_time: next },
          },
        },
        {
          title: t`Visit with ${personName(visit.contact?.name ?? null)}, how it went`,
          detail: [...said, note].filter(Boolean).join('. '),
          changes: ['task', 'inquiry', 'property', 'contact'],
          seen: { path: address(taskCalls.get.path, params), values: { status: visit.status } },
          mend: { path: visit.visit_group ? tourPath(visit.visit_group) : `/tasks?id=${visit.id}` },
        },
      ),
    told: t`Visit written down`,
    onDone: onClose,
    onKept: onClose,
    undo: undoComplete,
    fields: ['note', 'outcome', 'next'],
  });
  return (
    <FormDialog opened title={t`How was the visit?`} submit={t`Save`} busy={busy} onSubmit={run} onClose={onClose}>
      <ChoiceChips
        label={t`Liked it`}
        choices={likings()}
        chosen={liked === null ? [] : [liked]}
        single
        onChange={([one]) => setLiked(one ?? null)}
      />
      <ChoiceChips label={t`What the client said`} choices={points} chosen={said} onChange={setSaid} />
      <TextAreaField label={t`Note`} value={note} maxLength={taskLimits.note} onChange={setNote} error={errors.note} />
      <SelectField
        label={t`How it went`}
        words={visitOutcomes}
        value={chosen}
        none={follows ?? t`Not said yet`}
        error={errors.outcome}
        onChange={setChosen}
      />
      <FollowUpField value={next} error={errors.next} onChange={setNext} />
    </FormDialog>
  );
};
