import type { Task } from '@angan/contract/tasks/tasks.ts';
import { checkInWords } from '@angan/domain/check-in.ts';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { formatDate, formatTime, word } from '../../core/language/index.ts';
import { useMay } from '../../core/session/index.ts';
import {
  addDealPath,
  comingFrom,
  dealPath,
  inquiryPath,
  projectPath,
  propertyName,
  propertyPath,
  requirementText,
  tourPath,
} from '../../records/index.ts';
import { confirmedWords } from '../../shares/index.ts';
import { endWords, taskTones } from '../../tours/index.ts';
import { personLabel } from '../../ui/person-name.ts';
import { Fact, Facts, PanelSection } from '../../ui/record-panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { minutesWords } from '../words/minutes-words.ts';
import { taskPath } from '../words/task-paths.ts';
import { urgencyOf, whoOf } from '../words/task-words.ts';

/** All that is known of a task, with the ways to its records. */
export const TaskFacts = ({ task }: { task: Task }) => {
  const { inquiry, property, project, deal, visit_group, status } = task;
  const mayDeal = useMay('deal:view');
  const back = comingFrom({ to: taskPath(task.id), label: whoOf(task) });
  const urgency = urgencyOf(task, new Date());
  const end = endWords(task);
  return (
    <PanelSection>
      <Facts>
        <Fact label={t`Task`}>
          {word(task.type)}, {minutesWords(task.duration_minutes)}
        </Fact>
        {task.title !== task.type && <Fact label={t`Title`}>{task.title}</Fact>}
        <Fact label={t`Date and time`}>
          {formatDate(task.date_time)}, {formatTime(task.date_time)}
        </Fact>
        {urgency?.isLate && (
          <Fact label={t`Late`}>
            <StatusBadge tone="bad">{urgency.text}</StatusBadge>
          </Fact>
        )}
        {status !== 'Scheduled' && (
          <Fact label={t`Status`}>
            <StatusBadge tone={taskTones[status]}>{word(status)}</StatusBadge>
          </Fact>
        )}
        {task.check_in && (
          <Fact label={t`Check-in`}>
            {formatTime(task.check_in.at)}, {checkInWords(task.check_in, word)}
          </Fact>
        )}
        {task.visitor_confirm && (
          <Fact label={t`Visit slip`}>
            {confirmedWords()[task.visitor_confirm.method]}, {formatTime(task.visitor_confirm.at)}
          </Fact>
        )}
        {end && <Fact label={t`How it went`}>{end}</Fact>}
        <Fact label={t`Assigned to`}>{personLabel(task.assigned_to.user)}</Fact>
        {inquiry && (
          <Fact label={t`Inquiry`}>
            <Link to={inquiryPath(inquiry.id)} state={back}>
              {inquiry.inquiry_code}
            </Link>
            , {requirementText(inquiry)}
          </Fact>
        )}
        {property && (
          <Fact label={t`Property`}>
            <Link to={propertyPath(property.id)} state={back}>
              {property.property_code}
            </Link>
            , {propertyName(property)}
          </Fact>
        )}
        {project && (
          <Fact label={t`Project`}>
            <Link to={projectPath(project.id)} state={back}>
              {project.project_name}
            </Link>
          </Fact>
        )}
        {mayDeal && !deal && inquiry && (property || project) && status === 'Completed' && (
          <Fact label={t`Deal`}>
            <Link
              to={addDealPath({
                inquiry: inquiry.id,
                ...(property ? { property: property.id } : { project: project!.id }),
              })}
              state={back}
            >
              {t`Make deal`}
            </Link>
          </Fact>
        )}
        {deal && (
          <Fact label={t`Deal`}>
            {mayDeal ? (
              <Link to={dealPath(deal.id)} state={back}>
                {deal.deal_code}
              </Link>
            ) : (
              deal.deal_code
            )}
          </Fact>
        )}
        {visit_group && (
          <Fact label={t`Tour`}>
            <Link to={tourPath(visit_group)} state={back}>
              {visit_group}
            </Link>
          </Fact>
        )}
        <Fact label={t`Remind`}>
          {task.remind_before.length === 0
            ? t`Not before`
            : task.remind_before.map((minutes) => t`${minutesWords(minutes)} before`).join(', ')}
        </Fact>
        {task.repeat !== 'None' && <Fact label={t`Repeat`}>{word(task.repeat)}</Fact>}
        {task.priority !== 'Normal' && <Fact label={t`Priority`}>{word(task.priority)}</Fact>}
        {task.comment && <Fact label={t`Comment`}>{task.comment}</Fact>}
      </Facts>
    </PanelSection>
  );
};
