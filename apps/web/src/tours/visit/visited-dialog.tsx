import type { Task } from '@angan/contract/tasks/tasks.ts';
import { taskLimits } from '@angan/contract/tasks/tasks.ts';
import { visitOutcomes, visitPoints } from '@angan/domain/lookups/tasks.ts';
import { outcomeOfVisit, type VisitPoint } from '@angan/domain/visit-feedback.ts';
import { useState } from 'react';
import { ChoiceChips, FormDialog, SelectField, TextAreaField } from '../../ui/form/index.ts';
import { taskApi, useVisitChange } from '../use-visits.ts';

const likings = [
  { id: 1, label: '1 Not at all' },
  { id: 2, label: '2' },
  { id: 3, label: '3' },
  { id: 4, label: '4' },
  { id: 5, label: '5 Very much' },
];
const points = visitPoints.map((point) => ({ id: point, label: point }));

/** What the client said on a visit, in as few taps as it takes; how it went follows from it, and can be said otherwise. */
export const VisitedDialog = ({ visit, onClose }: { visit: Task; onClose: () => void }) => {
  const [liked, setLiked] = useState<number | null>(null);
  const [said, setSaid] = useState<readonly VisitPoint[]>([]);
  const [note, setNote] = useState('');
  const [chosen, setChosen] = useState<(typeof visitOutcomes)[number] | null>(null);
  const follows = outcomeOfVisit({ liked, points: said });
  const { errors, busy, run } = useVisitChange({
    change: () =>
      taskApi.complete(
        { params: { id: visit.id }, body: { liked, points: [...said], note, outcome: chosen } },
        { quiet: true },
      ),
    told: 'Visit written down',
    onDone: onClose,
    fields: ['note', 'outcome'],
  });
  return (
    <FormDialog opened title="How was the visit?" submit="Save" busy={busy} onSubmit={run} onClose={onClose}>
      <ChoiceChips
        label="Liked it"
        choices={likings}
        chosen={liked === null ? [] : [liked]}
        single
        onChange={([one]) => setLiked(one ?? null)}
      />
      <ChoiceChips label="What the client said" choices={points} chosen={said} onChange={setSaid} />
      <TextAreaField label="Note" value={note} maxLength={taskLimits.note} onChange={setNote} error={errors.note} />
      <SelectField
        label="How it went"
        words={visitOutcomes}
        value={chosen}
        none={follows ?? 'Not said yet'}
        error={errors.outcome}
        onChange={setChosen}
      />
    </FormDialog>
  );
};
