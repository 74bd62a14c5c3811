import { type Project, projectCalls } from '@angan/contract/projects/projects.ts';
import { projectTexts } from '@angan/contract/projects/texts.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';
import { useMay } from '../core/session/index.ts';
import { LeadsOfProject, RegisterLead, useLeadsOfProject } from '../leads/index.ts';
import { NotesOf } from '../notes/index.ts';
import { editProjectPath, ProjectStatusBadge, useWayBack } from '../records/index.ts';
import { TasksOf } from '../tasks/index.ts';
import { CallLinks } from '../ui/person.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { RecordView } from '../ui/record-view.tsx';
import { usePhone } from '../ui/screen.ts';
import { useArrived } from '../ui/use-arrived.ts';
import { DeleteProject } from './delete-project.tsx';
import { ProjectFacts } from './project-facts.tsx';
import styles from './project-record.module.css';
import { ProjectSummary } from './project-summary.tsx';
import { ProjectTimeline } from './project-timeline.tsx';
import { ReraBadge } from './rera-badge.tsx';
import { Stock } from './stock.tsx';

interface Props {
  id: number;
  /** The project as the list has it, shown until the record itself is there. */
  listed: Project | undefined;
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** The open project: what is built and for how much, who is registered, and what of it is on offer here. */
export const ProjectRecord = ({ id, listed, onClose, onPrevious, onNext }: Props) => {
  const record = useQuery({ ...query(projectCalls.get, { params: { id } }, { quiet: true }), placeholderData: listed });
  const project = useArrived(record.data);
  const leads = useLeadsOfProject(id);
  const way = useWayBack(word(projectTexts.title), onClose);
  const mayRegister = useMay('inquiry:edit');
  const mayDelete = useMay('project:delete');
  const phone = usePhone();
  const shared = {
    ...way,
    onPrevious,
    onNext,
    label: t`Project`,
    sideLabel: t`Leads and stock`,
    sideTab: t`Leads`,
    sideCount: leads.data?.count,
    firstTab: 'facts',
  } as const;

  if (!project)
    return (
      <RecordView
        {...shared}
        code={t`Project`}
        side={null}
        facts={null}
        summary={
          <QueryView query={record} failed={t`The project did not load.`} loading={t`Loading the project`} rows={8} />
        }
      />
    );

  const register = mayRegister && <RegisterLead project={project} filled />;
  return (
    <RecordView
      {...shared}
      code={project.project_name}
      badges={
        <>
          <ProjectStatusBadge status={project.status} />
          <ReraBadge project={project} />
        </>
      }
      actions={
        <>
          {mayDelete && <DeleteProject project={project} onDeleted={onClose} />}
          {project.may_edit && (
            <Button component={Link} to={editProjectPath(id)} leftSection={<IconEdit size={16} aria-hidden />}>
              {t`Edit`}
            </Button>
          )}
          {register}
        </>
      }
      phoneActions={
        <>
          {mayDelete && <DeleteProject project={project} onDeleted={onClose} />}
          {project.may_edit && (
            <ActionIcon component={Link} to={editProjectPath(id)} aria-label={t`Edit`}>
              <IconEdit size={20} aria-hidden />
            </ActionIcon>
          )}
        </>
      }
      summary={<ProjectSummary project={project} />}
      facts={<ProjectFacts project={project} />}
      more={[
        { tab: t`Tasks`, content: <TasksOf of="project" id={id} /> },
        { tab: t`Timeline`, content: <ProjectTimeline id={id} /> },
        { tab: t`Notes`, content: <NotesOf of="project" id={id} /> },
      ]}
      side={
        <div className={styles.side}>
          <LeadsOfProject project={project} leads={leads} />
          <Stock project={project} />
        </div>
      }
      footer={
        phone && (
          <>
            {project.builder_contact && (
              <CallLinks
                name={project.builder_contact.name}
                number={project.builder_contact.mobile_number_1}
                contact={project.builder_contact.id}
              />
            )}
            {register}
          </>
        )
      }
    />
  );
};
