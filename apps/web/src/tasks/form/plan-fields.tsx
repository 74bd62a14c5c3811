import { taskLimits } from '@angan/contract/tasks/tasks.ts';
import { type TaskType, taskPriorities, taskRepeats } from '@angan/domain/lookups/tasks.ts';
import { scopeOf } from '@angan/domain/roles.ts';
import { t } from '@lingui/core/macro';
import { useNames } from '../../core/names/index.ts';
import { useAuth, useUsertype } from '../../core/session/index.ts';
import { FollowUpField, wordChoices } from '../../records/index.ts';
import { ChoiceChips, FormSection, LookupField, TextAreaField } from '../../ui/form/index.ts';
import { personLabel } from '../../ui/person-name.ts';
import { minutesWords } from '../words/minutes-words.ts';
import { type TaskChanges, usualOf } from './task-draft.ts';

const lengths = [15, 30, 45, 60, 90, 120];
const reminders = [10, 30, 60, 120, 1440];
/** The usual ones, and what a task has beside them. */
const choicesOf = (usual: readonly number[], chosen: readonly number[]) =>
  [...new Set([...usual, ...chosen])].sort((a, b) => a - b).map((id) => ({ id, label: minutesWords(id) }));

interface Props {
  type: TaskType | null;
  draft: TaskChanges;
  errors: Record<string, string>;
  set: (next: Partial<TaskChanges>) => void;
}

/** When, for how long, who, and what one is reminded of. */
export const PlanFields = ({ type, draft, errors, set }: Props) => {
  const usual = usualOf(type);
  const length = draft.duration_minutes ?? usual?.minutes;
  const remind = draft.remind_before ?? usual?.remind_before ?? [];
  const me = useAuth(({ userInfo }) => userInfo?.id) ?? null;
  const assignsAll = scopeOf(useUsertype() ?? 'Backend', 'task:assign') === 'all';
  const people = useNames((names) => names.subusers).filter(({ user }) => user.is_active);
  return (
    <>
      <FormSection title={t`When`}>
        <FollowUpField
          label={t`When`}
          value={draft.date_time}
          error={errors.date_time}
          onChange={(date_time) => set({ date_time })}
        />
        <ChoiceChips
          label={t`Duration`}
          choices={choicesOf(lengths, length === undefined ? [] : [length])}
          chosen={length === undefined ? [] : [length]}
          required
          error={errors.duration_minutes}
          onChange={([minutes]) => set({ duration_minutes: minutes! })}
        />
        <ChoiceChips
          label={t`Remind before`}
          choices={choicesOf(reminders, remind)}
          chosen={remind}
          error={errors.remind_before}
          onChange={(remind_before) => set({ remind_before })}
        />
        <ChoiceChips
          label={t`Repeat`}
          choices={wordChoices(taskRepeats)}
          chosen={[draft.repeat]}
          required
          onChange={([repeat]) => set({ repeat: repeat! })}
        />
      </FormSection>
      <FormSection title={t`More`}>
        <ChoiceChips
          label={t`Priority`}
          choices={wordChoices(taskPriorities)}
          chosen={[draft.priority]}
          required
          onChange={([priority]) => set({ priority: priority! })}
        />
        {assignsAll && (
          <LookupField
            label={t`Assigned to`}
            placeholder={t`Yourself`}
            choices={people.map(({ user }) => ({ id: user.id, label: personLabel(user) }))}
            value={draft.assigned_to ?? me}
            error={errors.assigned_to}
            onChange={(assigned_to) => set({ assigned_to })}
          />
        )}
        <TextAreaField
          label={t`Comment`}
          value={draft.comment}
          maxLength={taskLimits.comment}
          error={errors.comment}
          onChange={(comment) => set({ comment })}
        />
      </FormSection>
    </>
  );
};
