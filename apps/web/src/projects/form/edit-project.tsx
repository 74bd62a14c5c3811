import { type Project, projectCalls } from '@angan/contract/projects/projects.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client, query } from '../../core/api/index.ts';
import { projectPath, useRecordForm } from '../../records/index.ts';
import { FormPage } from '../../ui/form/index.ts';
import { QueryPage } from '../../ui/query-page.tsx';
import { showProject } from '../project-cache.ts';
import { changesOf, draftMistakes, draftOf } from './project-draft.ts';
import { ProjectForm } from './project-form.tsx';

const api = client(projectCalls);

/** All that is known of a project, to be changed. */
export const EditProject = ({ id }: { id: number }) => {
  const record = useQuery({
    ...query(projectCalls.get, { params: { id } }, { quiet: true }),
    // What somebody is changing does not change under their hands.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryPage
      title={t`Edit project`}
      query={record}
      failed={t`The project did not load.`}
      loading={t`Loading the project`}
      rows={8}
    >
      {(data) => <Editor key={id} project={data} />}
    </QueryPage>
  );
};

const Editor = ({ project }: { project: Project }) => {
  const [before] = useState(() => draftOf(project));
  const navigate = useNavigate();
  const back = () => navigate(projectPath(project.id), { replace: true });
  const { draft, set, errors, page } = useRecordForm({
    name: `project:${project.id}`,
    initial: before,
    mistakes: draftMistakes,
    save: (now) => api.update({ params: { id: project.id }, body: changesOf(project, now) }),
    success: (changed) => t`Saved: ${changed.project_name}`,
    onSaved: (changed) => {
      void showProject(changed);
      back();
    },
  });
  return (
    <FormPage
      {...page}
      title={t`Edit ${project.project_name}`}
      submit={t`Save`}
      unchanged={Object.keys(changesOf(project, draft)).length === 0}
      summary={[draft.project_name, draft.builder_name].filter(Boolean).join(', ')}
      onCancel={back}
    >
      <ProjectForm draft={draft} errors={errors} set={set} whole />
    </FormPage>
  );
};
