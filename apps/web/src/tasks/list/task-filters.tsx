import { dueTimes, taskPriorities, taskStatuses, taskTypes } from '@angan/domain/lookups/tasks.ts';
import { plural, t } from '@lingui/core/macro';
import { useNames } from '../../core/names/index.ts';
import { RecordFilters, wordChoices } from '../../records/index.ts';
import { ChoiceFilter } from '../../ui/choice-filter.tsx';
import { DayFilter } from '../../ui/day-filter.tsx';
import { personLabel } from '../../ui/person-name.ts';
import { bandWords } from '../words/bands.ts';
import type { TaskList } from './use-task-list.ts';

const showText = (list: TaskList): string => {
  const count = list.data?.count ?? 0;
  const shown = list.countText(count);
  return plural(count, { one: `Show ${shown} task`, other: `Show ${shown} tasks` });
};

/** Search and filters of the tasks. */
export const TaskFilters = ({ list }: { list: TaskList }) => {
  const { url } = list;
  const people = useNames((names) => names.subusers);
  return (
    <RecordFilters
      url={url}
      placeholder={t`Name, code or comment`}
      isFiltered={list.isFiltered}
      onClear={list.clearFilters}
      sheet={{
        set: Object.keys(list.filteredBy).length - (list.search === undefined ? 0 : 1),
        show: () => showText(list),
      }}
    >
      <ChoiceFilter
        url={url}
        name="assigned_to"
        label={t`Assigned to`}
        choices={people.map(({ user }) => ({ id: user.id, label: personLabel(user) }))}
        long
      />
      <ChoiceFilter url={url} name="status" label={t`Status`} choices={wordChoices(taskStatuses)} />
      <ChoiceFilter url={url} name="type" label={t`Type`} choices={wordChoices(taskTypes)} />
      <ChoiceFilter url={url} name="priority" label={t`Priority`} choices={wordChoices(taskPriorities)} />
      <ChoiceFilter
        url={url}
        name="due"
        label={t`When`}
        choices={dueTimes.map((id) => ({ id, label: bandWords()[id] }))}
      />
      {(url.get('date_time__gte') ?? url.get('date_time__lte')) && (
        <DayFilter url={url} from="date_time__gte" to="date_time__lte" label={t`Date`} />
      )}
    </RecordFilters>
  );
};
